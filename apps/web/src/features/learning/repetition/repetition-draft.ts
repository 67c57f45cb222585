import { keepUnsent, readUnsent, removeUnsent } from '../../../shell/storage/unsent-drafts.ts';
import type { DraftAnswer } from '../area/exercises/answers.ts';
import type { DueQuestion } from './repetition.queries.ts';

const path = '/dashboard/repaso';

/** The answer that is being written. */
export interface RepetitionDraft {
  readonly partId: string;
  readonly itemId: string;
  readonly answer?: DraftAnswer | undefined;
  /** Names exactly this answer, so that sending it twice counts once. */
  readonly answerId: string;
}

export const newDraft = ({ partId, item }: DueQuestion, answer?: DraftAnswer): RepetitionDraft => ({
  ...{ partId, itemId: item.id, answer },
  answerId: crypto.randomUUID(),
});

const isAnswer = (value: unknown): value is DraftAnswer =>
  typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

const isDraft = (value: unknown): value is RepetitionDraft =>
  typeof value === 'object' &&
  value !== null &&
  'partId' in value &&
  'itemId' in value &&
  'answerId' in value &&
  typeof value.answerId === 'string' &&
  'answer' in value &&
  isAnswer(value.answer);

/** The stored answer to a question on this device, or a new draft. */
export const draftOf = (userId: string, question: DueQuestion): RepetitionDraft => {
  const stored = readUnsent(userId, path);
  const isOfQuestion = isDraft(stored) && stored.partId === question.partId && stored.itemId === question.item.id;
  return isOfQuestion ? stored : newDraft(question);
};

export const keepDraft = (userId: string, draft: RepetitionDraft): void => keepUnsent(userId, path, draft);

export const removeDraft = (userId: string): void => removeUnsent(userId, path);
