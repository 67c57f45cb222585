import { Injectable } from '@nestjs/common';
import { command, int4, timestamptz } from '@nivel/messaging/statement';
import type { AuthUnit } from '../database.ts';

/** Deletes rows by one column, skipping locked ones. Table and columns are constants, never input. */
const removal = (table: string, key: string, column: string) =>
  command({
    text: `DELETE FROM ${table} WHERE (${key}) IN (
  SELECT ${key} FROM ${table} WHERE ${column} < $1::timestamptz LIMIT $2::int FOR UPDATE SKIP LOCKED) RETURNING 1 AS gone`,
    params: [timestamptz, int4],
    row: { gone: int4 },
  });

const REMOVALS = {
  one_time_tokens: removal('one_time_tokens', 'user_id, slot', 'created_at'),
  login_attempts: removal('login_attempts', 'key', 'updated_at'),
  devices: removal('devices', 'id_hash, user_id', 'last_seen_at'),
  mail_pauses: removal('mail_pauses', 'key', 'sent_at'),
  mail_quotas: removal('mail_quotas', 'key', 'updated_at'),
  factor_challenges: removal('factor_challenges', 'id', 'created_at'),
  provider_visits: removal('provider_visits', 'id', 'created_at'),
  spent_id_tokens: removal('spent_id_tokens', 'token_hash', 'spent_at'),
  flow_states: removal('flow_states', 'id', 'created_at'),
  saml_assertions: removal('saml_assertions', 'assertion_hash', 'expires_at'),
  wrong_codes: removal('wrong_codes', 'id', 'tried_at'),
  security_events: removal('security_events', 'id', 'at'),
} as const;

const REMOVE_UNCONFIRMED = command({
  text: `DELETE FROM users WHERE id IN (
  SELECT id FROM users WHERE email_confirmed_at IS NULL AND created_at < $1::timestamptz
  ORDER BY created_at LIMIT $2::int FOR UPDATE SKIP LOCKED) RETURNING 1 AS gone`,
  params: [timestamptz, int4],
  row: { gone: int4 },
});

export type ExpiringTable = keyof typeof REMOVALS;

/** Deletes expired rows, a bounded number at once. */
@Injectable()
export class ExpiredRowsRepository {
  async remove(unit: AuthUnit, table: ExpiringTable, before: Date, limit: number): Promise<number> {
    return (await unit.rows(REMOVALS[table], [before, limit])).length;
  }

  /** Accounts whose address was not verified in time. No other service knows them. */
  async removeUnconfirmed(unit: AuthUnit, before: Date, limit: number): Promise<number> {
    return (await unit.rows(REMOVE_UNCONFIRMED, [before, limit])).length;
  }
}
