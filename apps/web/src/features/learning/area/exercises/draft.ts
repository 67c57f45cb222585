import type { ExerciseAnswer, GradedItem } from '@nivel/contracts/learning/submit-exercise.operation';
import { keepUnsent, readUnsent, removeUnsent } from '../../../../shell/storage/unsent-drafts.ts';
import { toDraft, type DraftAnswer, type DraftAnswers } from './answers.ts';

/** The answers so far, and the learner's current question. */
export interface Draft {
  readonly answers: DraftAnswers;
  /** The service's feedback to checked answers; those do not change unless they are tried again. */
  readonly checks: Readonly<Record<string, GradedItem>>;
  /** Items answered without network, which take no other answer until the set is graded. */
  readonly waiting?: readonly string[] | undefined;
  readonly index: number;
  /** Names the attempt with exactly these answers, so that sending it twice keeps one. */
  readonly attemptId: string;
  /** For a set that is handed in whole: the run that is answered. */
  readonly run?: number | undefined;
  /** Why the service refused these answers when they were sent from the queue, as its code. */
  readonly refusal?: string | undefined;
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
  typeof value.attemptId === 'string' &&
  (!('refusal' in value) || typeof value.refusal === 'string');

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

/** The answer waits to be graded. */
export const withWaiting = (draft: Draft, id: string): Draft => ({
  ...draft,
  waiting: [...(draft.waiting ?? []), id],
});

/** The question takes another answer; the last one stays in the form to be changed. */
export const withAnotherTry = (draft: Draft, id: string): Draft => ({
  ...draft,
  checks: Object.fromEntries(Object.entries(draft.checks).filter(([key]) => key !== id)),
});

/** An answer that the service keeps, from this device or another. */
interface TriedAnswer {
  readonly answer: ExerciseAnswer;
  readonly graded: GradedItem;
}

/** Merges the service's answers; an answer that is being changed here stays while its question accepts one more. */
export const withTried = (draft: Draft, tried: readonly TriedAnswer[]): Draft => {
  const isBeingChanged = ({ graded: { id, triesLeft } }: TriedAnswer): boolean =>
    triesLeft > 0 && draft.answers[id] !== undefined && draft.checks[id] === undefined;
  const taken = tried.filter((one) => !isBeingChanged(one));
  if (taken.length === 0) return draft;
  return {
    ...draft,
    answers: {
      ...draft.answers,
      ...Object.fromEntries(taken.map(({ answer, graded }) => [graded.id, toDraft(answer)])),
    },
    checks: { ...draft.checks, ...Object.fromEntries(taken.map(({ graded }) => [graded.id, graded])) },
  };
};

/** Whether anything of the run was answered on this device. */
const isBegun = ({ answers }: Draft): boolean => Object.keys(answers).length > 0;

/**
 * A draft with the service's answers, at the question to continue with: the requested one; the one where this device left it;
 * or, after answers on another device, the first one that still accepts an answer.
 */
export const resumed = (
  stored: Draft,
  tried: readonly TriedAnswer[],
  {
    items,
    questionId,
  }: { readonly items: readonly { readonly id: string }[]; readonly questionId: string | undefined },
): Draft => {
  const draft = withTried(stored, tried);
  const asked = items.findIndex(({ id }) => id === questionId);
  if (asked >= 0) return { ...draft, index: asked };
  const open = items.findIndex(({ id }) => draft.checks[id]?.triesLeft !== 0);
  return isBegun(stored) || open < 0 ? draft : { ...draft, index: open };
};

/** A new attempt, from the first answer that was not right; right answers stay checked. */
export const draftAfter = ({ answers }: Draft, graded: readonly GradedItem[]): Draft =>
  newDraft({
    answers,
    checks: Object.fromEntries(
      graded.filter(({ isCorrect }) => isCorrect).map((one) => [one.id, { ...one, credit: 1 }]),
    ),
    index: Math.max(
      0,
      graded.findIndex(({ isCorrect }) => !isCorrect),
    ),
  });

/** The owner of a draft, and the path of its part. */
export interface DraftPlace {
  readonly userId: string;
  readonly path: string;
}

export const placeOf = (userId: string, moduleId: string, partId: string): DraftPlace => ({
  userId,
  path: `/dashboard/modulos/${moduleId}/partes/${partId}`,
});

const storedDraft = ({ userId, path }: DraftPlace): Draft | null => {
  const stored = readUnsent(userId, path);
  return isDraft(stored) ? stored : null;
};

/**
 * The draft that this device kept, so that a closed tab loses no answer. Of a run that was handed in elsewhere there is none,
 * unless the service refused its answers: those exist nowhere else, and the next run may have the same questions.
 */
export const readDraft = (place: DraftPlace, run?: number): Draft => {
  const stored = storedDraft(place);
  if (stored === null) return newDraft({ run });
  if (stored.run === run) return stored;
  const { answers, refusal } = stored;
  return refusal === undefined ? newDraft({ run }) : newDraft({ run, answers, refusal });
};

/** Keeps the answers; a draft without answers has nothing to send. */
export const writeDraft = ({ userId, path }: DraftPlace, draft: Draft): void => {
  if (Object.keys(draft.answers).length > 0) keepUnsent(userId, path, draft);
};

/** Answers that the service refused, and why. */
interface RefusedAttempt {
  readonly answers: Readonly<Record<string, ExerciseAnswer>>;
  readonly attempt_id: string;
  readonly run?: number | undefined;
  readonly refusal: string;
}

/**
 * Puts refused answers back into the form of their part; what was answered there since then stays. Doing it again changes
 * no answer.
 */
export const returnToDraft = (place: DraftPlace, { answers, attempt_id, run, refusal }: RefusedAttempt): void => {
  const stored = storedDraft(place);
  const returned = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, toDraft(answer)]));
  if (stored === null) writeDraft(place, { ...newDraft({ answers: returned, run, refusal }), attemptId: attempt_id });
  else if (stored.attemptId === attempt_id) writeDraft(place, { ...stored, waiting: undefined, refusal });
  else writeDraft(place, newDraft({ ...stored, answers: { ...returned, ...stored.answers }, refusal }));
};

/** A graded attempt is kept by the service; its draft has done its work. */
export const removeDraft = ({ userId, path }: DraftPlace): void => removeUnsent(userId, path);
