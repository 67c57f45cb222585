import { Injectable } from '@nestjs/common';
import { Ids } from '@nivel/platform/ids';
import type { AuthTx } from '../database/auth-database.repository.ts';

/** Wrong typed codes of an account, whatever mails were asked for in between. */
@Injectable()
export class WrongCodesRepository {
  constructor(private readonly ids: Ids) {}

  async note(tx: AuthTx, userId: string, now: Date): Promise<void> {
    await tx.client.wrongCode.create({ data: { id: this.ids.next(), userId, triedAt: now } });
  }

  /** Whoever counts holds the account's row to the end of the unit of work: guesses made at the same moment are counted one by one. */
  async lockAndCount(tx: AuthTx, userId: string, since: Date): Promise<number> {
    await tx.rows('SELECT 1 FROM users WHERE id = $1::uuid FOR UPDATE', [userId]);
    return tx.client.wrongCode.count({ where: { userId, triedAt: { gt: since } } });
  }
}
