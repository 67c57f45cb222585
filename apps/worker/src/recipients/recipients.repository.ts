import { Injectable } from '@nestjs/common';
import type { Tx } from '@nivel/messaging/transactions';

export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly locale: string;
}

/** A newer account fact wins over an older one, whatever the order in which they arrive (R4). */
const REMEMBER = `INSERT INTO recipients AS r (user_id, email, first_name, locale, updated_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (user_id) DO UPDATE SET email = EXCLUDED.email, first_name = EXCLUDED.first_name, locale = EXCLUDED.locale,
  updated_at = EXCLUDED.updated_at WHERE r.updated_at < EXCLUDED.updated_at`;
const FIND = `SELECT user_id AS "userId", email, first_name AS "firstName", locale FROM recipients WHERE user_id = $1`;

/** Whom the worker may write to. */
@Injectable()
export class RecipientsRepository {
  async remember(tx: Tx, { userId, email, firstName, locale }: Recipient, at: Date): Promise<void> {
    await tx.rows(REMEMBER, [userId, email, firstName, locale, at.toISOString()]);
  }

  /** @throws Error when the account fact has not arrived yet: the caller's fact comes again */
  async find(tx: Tx, userId: string): Promise<Recipient> {
    const [found] = await tx.rows<Recipient>(FIND, [userId]);
    if (found === undefined) throw new Error(`the address of ${userId} is not known yet`);
    return found;
  }
}
