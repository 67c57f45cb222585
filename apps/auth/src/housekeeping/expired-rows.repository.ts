import { Injectable } from '@nestjs/common';
import { AuthDatabase } from '../database/auth-database.repository.ts';

/** Each of these tables forgets by one column. */
const TABLES = {
  one_time_tokens: { key: 'user_id, slot', column: 'created_at' },
  login_attempts: { key: 'key', column: 'updated_at' },
  devices: { key: 'id_hash, user_id', column: 'last_seen_at' },
  mail_pauses: { key: 'key', column: 'sent_at' },
  mail_quotas: { key: 'key', column: 'updated_at' },
  wrong_codes: { key: 'id', column: 'tried_at' },
  security_events: { key: 'id', column: 'at' },
} as const;

export type ForgetfulTable = keyof typeof TABLES;

/** Deletes rows whose time is over, a bounded number at once, past those somebody is working on. */
@Injectable()
export class ExpiredRowsRepository {
  constructor(private readonly database: AuthDatabase) {}

  async remove(table: ForgetfulTable, before: Date, limit: number): Promise<number> {
    const { key, column } = TABLES[table];
    return this.database.prisma.$executeRawUnsafe(
      `DELETE FROM ${table} WHERE (${key}) IN (
         SELECT ${key} FROM ${table} WHERE ${column} < $1::timestamptz LIMIT $2::int FOR UPDATE SKIP LOCKED)`,
      before,
      limit,
    );
  }

  /** Accounts whose address nobody has proven in time. Nobody else has heard of them. */
  async removeUnconfirmed(before: Date, limit: number): Promise<number> {
    return this.database.prisma.$executeRaw`
      DELETE FROM users WHERE id IN (
        SELECT id FROM users WHERE email_confirmed_at IS NULL AND created_at < ${before}
        ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;
  }
}
