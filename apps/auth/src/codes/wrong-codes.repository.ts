import { Injectable } from '@nestjs/common';
import { lockAccount } from '../accounts/lock-account.ts';
import type { AuthUnit } from '../database.ts';

/** Whose wrong codes are meant: an account's, of its e-mails or of its second factors. */
interface CodeSource {
  readonly userId: string;
  readonly kind: 'mail' | 'factor';
}

/** Wrong typed codes of an account, whatever e-mails were asked for or challenges begun in between. */
@Injectable()
export class WrongCodesRepository {
  async note(unit: AuthUnit, { userId, kind }: CodeSource): Promise<void> {
    await unit.client.wrongCode.create({ data: { id: unit.newId(), userId, kind, triedAt: unit.now } });
  }

  /**
   * When the wrong codes since a moment were tried, the newest first, at most so many. The account is held while its guesses are
   * counted, so that those made at the same moment are counted one by one.
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
