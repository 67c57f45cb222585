import { Injectable } from '@nestjs/common';
import { command, int4, text, timestamptz, uuid } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { LearningUnit } from '../database.ts';

const NOTE = command({
  text: 'INSERT INTO removed_accounts (user_id, removed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  params: [uuid, timestamptz],
});
const IS_NOTED = command({
  text: 'SELECT 1 AS noted FROM removed_accounts WHERE user_id = $1',
  params: [uuid],
  row: { noted: int4 },
});
const forget = (statement: string) => command({ text: statement, params: [uuid] });
const FORGET = [
  forget('DELETE FROM profiles WHERE id = $1'),
  forget('DELETE FROM notifications WHERE user_id = $1'),
  forget(`UPDATE plan_access SET tier = 'free', until = NULL WHERE user_id = $1`),
  forget('DELETE FROM answer_checks WHERE user_id = $1'),
  forget('DELETE FROM part_notes WHERE user_id = $1'),
  forget(`UPDATE certificates SET user_id = NULL, holder_name = '', revocation = '' WHERE user_id = $1`),
  forget('DELETE FROM repetitions WHERE user_id = $1'),
  forget('DELETE FROM repetition_answers WHERE user_id = $1'),
  forget('DELETE FROM repetition_learners WHERE user_id = $1'),
  forget('DELETE FROM offline_work WHERE user_id = $1'),
  forget('UPDATE mentors SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL'),
  forget(
    `UPDATE question_messages SET text = CASE WHEN is_answer THEN text ELSE '' END, author_id = NULL WHERE author_id = $1`,
  ),
  forget(`UPDATE questions SET user_id = NULL, state = 'closed', rating_words = '' WHERE user_id = $1`),
  forget(`UPDATE mentoring_sessions SET user_id = NULL, topic = '', notes = '', version = version + 1,
    cancelled_at = coalesce(cancelled_at, now()) WHERE user_id = $1`),
  forget(`UPDATE exercise_attempts SET answers = '{}' WHERE user_id = $1`),
  forget(`UPDATE item_tries SET answer = '{}' WHERE user_id = $1`),
  forget(`UPDATE module_progress SET exercise_answers = '{}' WHERE user_id = $1`),
];
const FORGET_PLACE = command({
  text: `UPDATE user_progress SET version = version + 1, time_zone = $2, time_zone_since = NULL,
  days_from = NULL, updated_at = $3 WHERE user_id = $1`,
  params: [uuid, text, timestamptz],
});

/** Deleted accounts. The creation and the deletion of one may arrive at the same moment: one of them waits. */
@Injectable()
export class RemovedAccountsRepository {
  /** Takes away what names the person. Points, days and scores stay, under an id that leads to no person. */
  async remove(unit: LearningUnit, userId: string, { at, timeZone }: { at: Date; timeZone: string }): Promise<void> {
    await holdKey(unit, userId);
    await unit.rows(NOTE, [userId, at]);
    for (const statement of FORGET) await unit.rows(statement, [userId]);
    await unit.rows(FORGET_PLACE, [userId, timeZone, at]);
  }

  /** Whether an account is deleted; it cannot be removed while the unit of work lasts. */
  async isRemoved(unit: LearningUnit, userId: string): Promise<boolean> {
    await holdKey(unit, userId);
    return (await unit.rows(IS_NOTED, [userId])).length > 0;
  }
}
