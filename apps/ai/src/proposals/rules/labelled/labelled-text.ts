import type { ProposalLanguage } from '@nivel/contracts/ai/values/proposal-values';

/** A Wednesday: the day on which all labelled texts were written. */
export const WRITTEN_ON = '2026-11-25';

/** A text and what a person finds in it: words of each task's title, and the day that the text says for it. */
export interface LabelledText {
  readonly language: ProposalLanguage;
  readonly text: string;
  readonly tasks: readonly (readonly [words: string, due: string | null])[];
}
