import { Injectable } from '@nestjs/common';
import type { ExerciseAnswer } from '@nivel/contracts/learning/submit-exercise.operation';
import {
  array,
  command,
  date,
  float8,
  int4,
  json,
  jsonb,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import { isoDay, type DayNumber } from '@nivel/platform/local-day';
import type { LearningReads, LearningUnit } from '../database.ts';
import { sameForm } from '../grading/tries.ts';
import type { Repetition } from './repetition-rules.ts';
import type { Memory } from './scheduler.ts';

const LIST = query({
  text: `SELECT r.part_id, r.item_id, r.due_on - DATE '1970-01-01' AS due_on, r.last_on - DATE '1970-01-01' AS last_on,
  r.stability, r.difficulty, r.answers, ARRAY(
    SELECT t.grade::float8 FROM item_tries t
    WHERE t.user_id = $1 AND t.part_id = r.part_id AND t.run = COALESCE(v.attempts, 0) + 1 AND t.item_id = r.item_id
    ORDER BY t.try) AS run_grades
FROM repetitions r LEFT JOIN part_views v ON v.user_id = $1 AND v.part_id = r.part_id
WHERE r.user_id = $1 ORDER BY r.due_on, r.part_id, r.item_id`,
  params: [uuid],
  row: {
    part_id: uuid,
    item_id: text,
    due_on: int4,
    last_on: int4,
    stability: nullable(float8),
    difficulty: nullable(float8),
    answers: int4,
    run_grades: array(float8),
  },
});
const USE = query({
  text: `SELECT (SELECT daily_limit FROM repetition_learners WHERE user_id = $1) AS daily_limit,
  (SELECT count(*)::integer FROM repetition_answers WHERE user_id = $1 AND local_day = $2) AS answered`,
  params: [uuid, date],
  row: { daily_limit: nullable(int4), answered: int4 },
});
/** The only row that answers lock. An update that changes nothing locks as well as FOR UPDATE, and the row may be new. */
const LOCK = command({
  text: `INSERT INTO repetition_learners (user_id) VALUES ($1)
ON CONFLICT (user_id) DO UPDATE SET user_id = EXCLUDED.user_id RETURNING 1 AS locked`,
  params: [uuid],
  row: { locked: int4 },
});
const SET_LIMIT = command({
  text: `INSERT INTO repetition_learners (user_id, daily_limit) VALUES ($1, $2)
ON CONFLICT (user_id) DO UPDATE SET daily_limit = EXCLUDED.daily_limit`,
  params: [uuid, int4],
});
const ANSWERED = query({
  text: `SELECT part_id, item_id, answer, result FROM repetition_answers WHERE user_id = $1 AND id = $2`,
  params: [uuid, uuid],
  row: { part_id: uuid, item_id: text, answer: jsonb<ExerciseAnswer>(), result: text },
});
/** The question and the answer, in one statement. */
const SAVE = command({
  text: `WITH answer AS (
  INSERT INTO repetition_answers (user_id, id, part_id, item_id, answer, grade, answered_at, local_day, result)
  VALUES ($1, $2, $3, $4, $5::json::jsonb, $6::float8, $7, $8, $9))
UPDATE repetitions SET due_on = $10, last_on = $8, stability = $11, difficulty = $12, answers = answers + 1
WHERE user_id = $1 AND part_id = $3 AND item_id = $4`,
  params: [
    ...([uuid, uuid, uuid, text, json<never>(), float8, timestamptz, date, text] as const),
    ...([date, float8, float8] as const),
  ],
});

/** An answer to a question that was due, as it was given before. */
export interface EarlierAnswer {
  readonly partId: string;
  readonly itemId: string;
  readonly answer: ExerciseAnswer;
  /** As JSON. */
  readonly result: string;
}

/** An answer with what it changes. */
export interface SavedAnswer extends EarlierAnswer {
  readonly id: string;
  readonly grade: number;
  readonly today: DayNumber;
  readonly dueOn: DayNumber;
  readonly memory: Memory;
}

/** Questions that learners missed, and their answers to them. Each method is one statement. */
@Injectable()
export class RepetitionsRepository {
  /** Every question that a learner missed, the longest due first. */
  async list(reads: LearningReads | LearningUnit, userId: string): Promise<Repetition[]> {
    const rows = await reads.rows(LIST, [userId]);
    return rows.map(({ stability, difficulty, ...row }) => ({
      partId: row.part_id,
      itemId: row.item_id,
      dueOn: row.due_on,
      lastOn: row.last_on,
      memory: stability === null || difficulty === null ? null : { stability, difficulty },
      answers: row.answers,
      runGrades: row.run_grades,
    }));
  }

  /** The limit that the learner chose, if any, and how many questions were answered on a day. */
  async useOf(
    reads: LearningReads | LearningUnit,
    userId: string,
    day: DayNumber,
  ): Promise<{ chosenLimit: number | null; answered: number }> {
    const [row] = await reads.rows(USE, [userId, isoDay(day)]);
    return { chosenLimit: row?.daily_limit ?? null, answered: row?.answered ?? 0 };
  }

  /** Lets answers of one learner come one after another until the unit of work ends. */
  async lock(unit: LearningUnit, userId: string): Promise<void> {
    await unit.rows(LOCK, [userId]);
  }

  async setLimit(unit: LearningUnit, userId: string, dailyLimit: number): Promise<void> {
    await unit.rows(SET_LIMIT, [userId, dailyLimit]);
  }

  async answered(unit: LearningReads | LearningUnit, userId: string, id: string): Promise<EarlierAnswer | null> {
    const [row] = await unit.rows(ANSWERED, [userId, id]);
    return row ? { partId: row.part_id, itemId: row.item_id, answer: row.answer, result: row.result } : null;
  }

  async save(unit: LearningUnit, userId: string, saved: SavedAnswer): Promise<void> {
    const { stability, difficulty } = saved.memory;
    const answer = JSON.stringify(sameForm(saved.answer));
    await unit.rows(SAVE, [
      ...([userId, saved.id, saved.partId, saved.itemId, answer, saved.grade, unit.now] as const),
      ...([isoDay(saved.today), saved.result, isoDay(saved.dueOn), stability, difficulty] as const),
    ]);
  }
}
