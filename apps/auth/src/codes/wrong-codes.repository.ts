import { Injectable } from '@nestjs/common';
import { command, int4, uuid } from '@nivel/messaging/statement';
import type { AuthUnit } from '../database.ts';

const LOCK = command({
  text: 'SELECT 1 AS locked FROM users WHERE id = $1 FOR UPDATE',
  params: [uuid],
  row: { locked: int4 },
});

/** Wrong typed codes of an account, whatever mails were asked for in between. */
@Injectable()
export class WrongCodesRepository {
  async note(unit: AuthUnit, userId: string): Promise<void> {
    await unit.client.wrongCode.create({ data: { id: unit.newId(), userId, triedAt: unit.now } });
  }

  /** Whoever counts holds the account's row to the end of the unit of work: guesses made at the same moment are counted one by one. */
  async lockAndCount(unit: AuthUnit, userId: string, since: Date): Promise<number> {
    await unit.rows(LOCK, [userId]);
    return unit.client.wrongCode.count({ where: { userId, triedAt: { gt: since } } });
  }
}
