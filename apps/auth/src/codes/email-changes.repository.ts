import { Injectable } from '@nestjs/common';
import { command, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { AuthUnit } from '../database.ts';
import { ADDRESS_PURPOSES, type AddressPurpose } from './one-time-code.ts';

/** The address is stored in the account, in its profile data, and in the e-mail identity. */
const COMPLETE = command({
  text: `WITH account AS (
  UPDATE users SET email = $2, new_email = NULL, email_change_sent_at = NULL, email_change_confirmed = NULL,
    user_metadata = jsonb_set(user_metadata, '{email}', to_jsonb($2::text)), updated_at = $3::timestamptz
  WHERE id = $1::uuid
) UPDATE identities SET email = $2, identity_data = jsonb_set(identity_data, '{email}', to_jsonb($2::text)),
  updated_at = $3::timestamptz
WHERE user_id = $1::uuid AND provider = 'email'`,
  params: [uuid, text, timestamptz],
});

/** The pending change of an account's address: at most one. */
@Injectable()
export class EmailChangesRepository {
  /** A newer change replaces the previous one. */
  async begin(unit: AuthUnit, userId: string, newEmail: string): Promise<void> {
    await this.write(unit, userId, newEmail);
  }

  async cancel(unit: AuthUnit, userId: string): Promise<void> {
    await this.write(unit, userId, null);
  }

  /** One of the two addresses has confirmed; its code and link are consumed. */
  async confirm(unit: AuthUnit, userId: string, purpose: AddressPurpose): Promise<void> {
    const data = { emailChangeConfirmed: purpose, updatedAt: unit.now };
    await unit.client.user.update({ where: { id: userId }, data });
    await unit.client.oneTimeToken.deleteMany({ where: { userId, purpose } });
  }

  async complete(unit: AuthUnit, userId: string, newEmail: string): Promise<void> {
    await unit.rows(COMPLETE, [userId, newEmail, unit.now]);
  }

  private async write(unit: AuthUnit, userId: string, newEmail: string | null): Promise<void> {
    const data = { newEmail, emailChangeSentAt: null, emailChangeConfirmed: null, updatedAt: unit.now };
    await unit.client.user.update({ where: { id: userId }, data });
    await unit.client.oneTimeToken.deleteMany({ where: { userId, purpose: { in: [...ADDRESS_PURPOSES] } } });
  }
}
