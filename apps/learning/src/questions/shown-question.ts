import type { z } from 'zod';
import type { question, queuedQuestion } from '@nivel/contracts/learning/question';
import type { Curriculum } from '../curriculum/curriculum.ts';
import { promisesOf, takenBy } from './question-rules.ts';
import type { ListedQuestion, StoredQuestion } from './questions.repository.ts';

type Shown = z.input<typeof question>;
type Queued = z.input<typeof queuedQuestion>;

/** The part of a question; null where it is no longer taught. */
export const partOf = (curriculum: Curriculum, partId: string): Shown['part'] => {
  const part = curriculum.partById.get(partId);
  const module = part && curriculum.moduleById.get(part.moduleId);
  if (part === undefined || module === undefined) return null;
  return { id: part.id, title: part.title, module_id: module.id, module_title: module.title, level_id: module.levelId };
};

/** A question as both sides see it: without a word about who they are. */
export const shownQuestion = (curriculum: Curriculum, stored: StoredQuestion, now: Date): Shown => ({
  id: stored.id,
  state: stored.state,
  part: partOf(curriculum, stored.partId),
  messages: stored.messages.map(({ id, isAnswer, text, writtenAt }) => ({
    id,
    from: isAnswer ? 'mentor' : 'learner',
    text,
    written_at: writtenAt.toISOString(),
  })),
  promises: promisesOf(stored.messages, now),
  rating: stored.rating,
  rating_words: stored.ratingWords,
});

/** A line of the queue. */
export const queued = (
  curriculum: Curriculum,
  listed: ListedQuestion,
  caller: string,
  times: { readonly now: Date; readonly holdMs: number },
): Queued => {
  const { id, state, tier, firstName, rating, askedAt, lateFrom, answeredAt } = listed;
  const asked = { isAnswer: false, writtenAt: askedAt, lateFrom };
  const said = answeredAt === null ? [asked] : [asked, { isAnswer: true, writtenAt: answeredAt, lateFrom }];
  const [promise] = promisesOf(said, times.now);
  if (promise === undefined) throw new Error('a question without a promise');
  const part = partOf(curriculum, listed.partId);
  return { id, state, part, first_name: firstName, tier, promise, taken: takenBy(listed, caller, times), rating };
};
