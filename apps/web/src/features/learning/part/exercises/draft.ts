import type { GradedItem } from '@nivel/contracts/learning/submit-exercise.operation';
import { keepUnsent, readUnsent, removeUnsent } from '../../../../shell/storage/unsent-drafts.ts';
import type { DraftAnswer, DraftAnswers } from './answers.ts';

/** What was answered so far, and on which question the learner stands. */
export interface Draft {
  readonly answers: DraftAnswers;
  /** What the service said about the answers that were checked; those do not change any more. */
  readonly checks: Readonly<Record<string, GradedItem>>;
  readonly index: number;
  /** Names the attempt with exactly these answers, so that sending it twice keeps one. */
  readonly attemptId: string;
}

const hasObject = (value: object, key: string): boolean => {
  const inner: unknown = Reflect.get(value, key);
  return typeof inner === 'object' && inner !== null;
};

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  hasObject(value, 'answers') &&
  hasObject(value, 'checks') &&
  'index' in value &&
  typeof value.index === 'number' &&
  'attemptId' in value &&
  typeof value.attemptId === 'string';

export const newDraft = (begin: Partial<Omit<Draft, 'attemptId'>> = {}): Draft => ({
  answers: {},
  checks: {},
  index: 0,
  ...begin,
  attemptId: crypto.randomUUID(),
});

/** Other answers are another attempt: the service may have kept the one that was sent before. */
export const withAnswer = (draft: Draft, id: string, answer: DraftAnswer): Draft =>
  newDraft({ ...draft, answers: { ...draft.answers, [id]: answer } });

export const withCheck = (draft: Draft, check: GradedItem): Draft => ({
  ...draft,
  checks: { ...draft.checks, [check.id]: check },
});

/** A new attempt, from the first answer that was not right; right answers stay checked. */
export const draftAfter = ({ answers }: Draft, graded: readonly GradedItem[]): Draft =>
  newDraft({
    answers,
    checks: Object.fromEntries(graded.filter(({ isCorrect }) => isCorrect).map((one) => [one.id, one])),
    index: Math.max(
      0,
      graded.findIndex(({ isCorrect }) => !isCorrect),
    ),
  });

/** Whose draft it is, and the path of the part that it answers. */
export interface DraftPlace {
  readonly userId: string;
  readonly path: string;
}

/** The draft that this device kept, so that a closed tab loses no answer. */
export const readDraft = ({ userId, path }: DraftPlace): Draft => {
  const stored = readUnsent(userId, path);
  return isDraft(stored) ? stored : newDraft();
};

/** Keeps what was answered; a draft without answers has nothing to send. */
export const writeDraft = ({ userId, path }: DraftPlace, draft: Draft): void => {
  if (Object.keys(draft.answers).length > 0) keepUnsent(userId, path, draft);
};

/** A graded attempt is kept by the service; its draft has done its work. */
export const removeDraft = ({ userId, path }: DraftPlace): void => removeUnsent(userId, path);
