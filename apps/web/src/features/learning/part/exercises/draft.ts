import { readStored, removeStored, writeStored } from '../../../../app/stored.ts';
import type { DraftAnswers } from './answers.ts';

/** What was answered so far, and on which question the learner stands. */
export interface Draft {
  readonly answers: DraftAnswers;
  readonly index: number;
  /** Names the attempt, so that sending it twice keeps one. */
  readonly attemptId: string;
}

const keyOf = (userId: string, partId: string) => `draft.${userId}.${partId}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'answers' in value &&
  typeof value.answers === 'object' &&
  value.answers !== null &&
  'index' in value &&
  typeof value.index === 'number' &&
  'attemptId' in value &&
  typeof value.attemptId === 'string';

export const newDraft = (answers: DraftAnswers = {}, index = 0): Draft => ({
  answers,
  index,
  attemptId: crypto.randomUUID(),
});

/** The draft that this device kept, so that a closed tab loses no answer. */
export const readDraft = (userId: string, partId: string): Draft => {
  const stored = readStored(keyOf(userId, partId));
  return isDraft(stored) ? stored : newDraft();
};

export const writeDraft = (userId: string, partId: string, draft: Draft): void => {
  writeStored(keyOf(userId, partId), draft);
};

/** A graded attempt is kept by the service; its draft has done its work. */
export const removeDraft = (userId: string, partId: string): void => removeStored(keyOf(userId, partId));
