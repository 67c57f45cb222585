import { Injectable } from '@nestjs/common';
import { lockAccount } from '../accounts/lock-account.ts';
import type { AuthUnit } from '../database.ts';

/** Wrong typed codes of an account, regardless of new e-mails in between. */
@Injectable()
export class WrongCodesRepository {
  async note(unit: AuthUnit, userId: string): Promise<void> {
    await unit.client.wrongCode.create({ data: { id: unit.newId(), userId, triedAt: unit.now } });
  }

  /** The account is held while its guesses are counted, so that those made at the same moment are counted one by one. */
  async lockAndCount(unit: AuthUnit, userId: string, since: Date): Promise<number> {
    await lockAccount(unit, userId);
    return unit.client.wrongCode.count({ where: { userId, triedAt: { gt: since } } });
  }
}
