import { Injectable } from '@nestjs/common';
import type { PaidTier } from '@nivel/contracts/billing/plan';
import {
  bool,
  command,
  int4,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
  type RowOfStatement,
} from '@nivel/messaging/statement';
import type { LearningReads, LearningUnit } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { QuestionMessageModel, QuestionModel } from '../generated/prisma/models.ts';
import type { QuestionState } from './question-rules.ts';

export type StoredQuestion = Omit<QuestionModel, 'state' | 'tier'> & {
  readonly state: QuestionState;
  readonly tier: PaidTier;
  /** Sorted in the order in which they were written. */
  readonly messages: readonly QuestionMessageModel[];
};

const LOCK = command({
  text: 'SELECT id FROM questions WHERE id = $1 FOR UPDATE',
  params: [uuid],
  row: { id: uuid },
});
const LISTED = `SELECT q.id, q.user_id AS "userId", q.part_id AS "partId", q.tier, q.state, q.asked_at AS "askedAt",
  q.late_from AS "lateFrom", q.mentor_id AS "mentorId", q.taken_at AS "takenAt", q.answered_at AS "answeredAt", q.rating,
  coalesce(p.first_name, '') AS "firstName",
  EXISTS (SELECT FROM mentors m WHERE m.user_id = q.mentor_id AND m.ended_at IS NULL) AS "isMentorNow"
FROM questions q LEFT JOIN profiles p ON p.id = q.user_id`;
const row = {
  id: uuid,
  userId: nullable(uuid),
  partId: uuid,
  tier: textOf<PaidTier>(),
  state: textOf<QuestionState>(),
  askedAt: timestamptz,
  lateFrom: timestamptz,
  mentorId: nullable(uuid),
  takenAt: nullable(timestamptz),
  answeredAt: nullable(timestamptz),
  rating: nullable(int4),
  firstName: text,
  isMentorNow: bool,
};
const WAITING = query({
  text: `${LISTED} WHERE q.state IN ('open', 'reopened') AND q.user_id IS DISTINCT FROM $1
ORDER BY (q.tier = 'elite') DESC, q.late_from, q.id LIMIT $2::int`,
  params: [uuid, int4],
  row,
});
const WAITING_COUNT = query({
  text: `SELECT count(*)::integer AS waiting FROM questions q
WHERE q.state IN ('open', 'reopened') AND q.user_id IS DISTINCT FROM $1`,
  params: [uuid],
  row: { waiting: int4 },
});
const ANSWERED = query({
  text: `${LISTED} WHERE q.mentor_id = $1 AND q.state IN ('answered', 'closed') ORDER BY q.answered_at DESC LIMIT $2::int`,
  params: [uuid, int4],
  row,
});
const ONE = query({ text: `${LISTED} WHERE q.id = $1`, params: [uuid], row });

export type ListedQuestion = RowOfStatement<typeof ONE>;

const inOrder = {
  messages: { orderBy: [{ writtenAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.QuestionInclude;
const stored = (found: QuestionModel & { messages: QuestionMessageModel[] }): StoredQuestion =>
  found as StoredQuestion & { messages: QuestionMessageModel[] };

type Message = Omit<QuestionMessageModel, 'authorId'> & { readonly authorId: string };

/** Questions to a person, their messages, and who read them. */
@Injectable()
export class QuestionsRepository {
  async find(reads: LearningReads | LearningUnit, id: string): Promise<StoredQuestion | null> {
    const found = await reads.client.question.findUnique({ where: { id }, include: inOrder });
    return found && stored(found);
  }

  /** Nothing else changes it until the unit of work ends. */
  async lock(unit: LearningUnit, id: string): Promise<StoredQuestion | null> {
    return (await unit.rows(LOCK, [id])).length === 0 ? null : this.find(unit, id);
  }

  async ofLearner(reads: LearningReads, userId: string, partId: string | null): Promise<StoredQuestion[]> {
    const where = { userId, ...(partId === null ? {} : { partId }) };
    const found = await reads.client.question.findMany({ where, include: inOrder, orderBy: { id: 'desc' }, take: 100 });
    return found.map(stored);
  }

  countWaiting(reads: LearningReads | LearningUnit, userId: string): Promise<number> {
    return reads.client.question.count({ where: { userId, state: { in: ['open', 'reopened'] } } });
  }

  async add(
    unit: LearningUnit,
    asked: Pick<StoredQuestion, 'id' | 'partId' | 'tier' | 'lateFrom'> & { readonly userId: string },
    text: string,
  ): Promise<void> {
    const { id, userId, lateFrom } = asked;
    await unit.client.question.create({ data: { ...asked, state: 'open', askedAt: unit.now } });
    const message = { id, questionId: id, authorId: userId, isAnswer: false, text, writtenAt: unit.now, lateFrom };
    await this.say(unit, message);
  }

  async say(unit: LearningUnit, message: Message): Promise<void> {
    await unit.client.questionMessage.create({ data: message });
  }

  message(reads: LearningReads | LearningUnit, id: string): Promise<QuestionMessageModel | null> {
    return reads.client.questionMessage.findUnique({ where: { id } });
  }

  async change(
    unit: LearningUnit,
    id: string,
    changed: Partial<Omit<StoredQuestion, 'id' | 'messages'>>,
  ): Promise<void> {
    await unit.client.question.update({ where: { id }, data: { ...changed, version: { increment: 1 } } });
  }

  async noteLook(unit: LearningUnit, questionId: string, mentorId: string): Promise<void> {
    await unit.client.questionLook.create({ data: { id: unit.newId(), questionId, mentorId, lookedAt: unit.now } });
  }

  async listed(reads: LearningReads | LearningUnit, id: string): Promise<ListedQuestion | null> {
    return (await reads.rows(ONE, [id]))[0] ?? null;
  }

  /** Waiting questions of others, in the order of their deadlines. */
  waiting(reads: LearningReads, mentorId: string, limit: number): Promise<ListedQuestion[]> {
    return reads.rows(WAITING, [mentorId, limit]);
  }

  async waitingCount(reads: LearningReads, mentorId: string): Promise<number> {
    return (await reads.rows(WAITING_COUNT, [mentorId]))[0]?.waiting ?? 0;
  }

  async isMentor(reads: LearningReads, userId: string): Promise<boolean> {
    return (await reads.client.mentor.count({ where: { userId, endedAt: null } })) > 0;
  }

  answeredBy(reads: LearningReads, mentorId: string, limit: number): Promise<ListedQuestion[]> {
    return reads.rows(ANSWERED, [mentorId, limit]);
  }
}
