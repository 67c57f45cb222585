import { Injectable } from '@nestjs/common';
import type { Tx } from '@nivel/messaging/transactions';

/** The creation and the deletion of one account may arrive at the same moment: one of them waits. */
const ONE_AT_A_TIME = `SELECT pg_advisory_xact_lock(hashtextextended($1, 0)) AS locked`;
const NOTE = 'INSERT INTO removed_accounts (user_id, removed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const IS_NOTED = 'SELECT 1 AS noted FROM removed_accounts WHERE user_id = $1';
const FORGET = [
  'DELETE FROM profiles WHERE id = $1',
  'DELETE FROM notifications WHERE user_id = $1',
  'DELETE FROM answer_checks WHERE user_id = $1',
  `UPDATE exercise_attempts SET answers = '{}' WHERE user_id = $1`,
  `UPDATE module_progress SET exercise_answers = '{}' WHERE user_id = $1`,
];
const FORGET_PLACE = `UPDATE user_progress SET version = version + 1, time_zone = $2, time_zone_since = NULL,
  days_from = NULL, updated_at = $3 WHERE user_id = $1`;

/** Accounts that are gone. Every method runs in the caller's unit of work. */
@Injectable()
export class RemovedAccountsRepository {
  /** Takes away what names the person. Points, days and scores stay, under an id that leads to nobody. */
  async remove(tx: Tx, userId: string, { at, timeZone }: { at: Date; timeZone: string }): Promise<void> {
    await tx.rows(ONE_AT_A_TIME, [userId]);
    await tx.rows(NOTE, [userId, at.toISOString()]);
    for (const statement of FORGET) await tx.rows(statement, [userId]);
    await tx.rows(FORGET_PLACE, [userId, timeZone, at.toISOString()]);
  }

  /** Whether an account is gone; nobody can remove it while the unit of work lasts. */
  async isRemoved(tx: Tx, userId: string): Promise<boolean> {
    await tx.rows(ONE_AT_A_TIME, [userId]);
    return (await tx.rows(IS_NOTED, [userId])).length > 0;
  }
}
