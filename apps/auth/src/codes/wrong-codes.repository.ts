import { Injectable } from '@nestjs/common';
import { lockAccount } from '../accounts/lock-account.ts';
import type { AuthUnit } from '../database.ts';

/** The kind of wrong codes of an account: of its e-mails or of its second factors. */
interface CodeSource {
  readonly userId: string;
  readonly kind: 'mail' | 'factor';
}

/** Wrong typed codes of an account, across all requested e-mails and challenges. */
@Injectable()
export class WrongCodesRepository {
  async note(unit: AuthUnit, { userId, kind }: CodeSource): Promise<void> {
    await unit.client.wrongCode.create({ data: { id: unit.newId(), userId, kind, triedAt: unit.now } });
  }

  /**
   * The times of the wrong codes since a time, newest first, up to a maximum. The account is locked while its guesses are
   * counted, so that simultaneous ones are counted one by one.
   */
  async lockAndList(unit: AuthUnit, { userId, kind }: CodeSource, since: Date, most: number): Promise<Date[]> {
    await lockAccount(unit, userId);
    const rows = await unit.client.wrongCode.findMany({
      where: { userId, kind, triedAt: { gt: since } },
      orderBy: { triedAt: 'desc' },
      take: most,
      select: { triedAt: true },
    });
    return rows.map(({ triedAt }) => triedAt);
  }
}
