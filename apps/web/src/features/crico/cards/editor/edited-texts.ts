import { cardTexts } from '@nivel/contracts/projects/values/board-values';

export type TextName = (typeof cardTexts)[number];

/** A long text during typing, and the version that its writer started from. */
export interface TypedText {
  readonly text: string;
  readonly base: number;
}
export type TypedTexts = Partial<Record<TextName, TypedText>>;

/** A long text as the service has it. */
export interface StoredText {
  readonly text: string;
  readonly version: number;
}

const isTyped = (value: unknown): value is TypedText =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'base' in value &&
  typeof value.base === 'number';

/** The texts of a draft, if they are valid. */
export const textsIn = (draft: Readonly<Record<string, unknown>> | null): TypedTexts =>
  Object.fromEntries(
    cardTexts.flatMap((name) => {
      const typed = draft?.[name];
      return isTyped(typed) ? [[name, typed]] : [];
    }),
  );

/** Typed texts without those equal to the stored ones. */
export const realTexts = (typed: TypedTexts, held: Readonly<Record<TextName, StoredText>> | undefined): TypedTexts =>
  Object.fromEntries(
    cardTexts.flatMap((name) => {
      const text = typed[name];
      return text && text.text.trim() !== held?.[name].text ? [[name, text]] : [];
    }),
  );

/** Typed texts as input of the service. */
export const writtenTexts = (texts: TypedTexts): Partial<Record<TextName, { text: string; base_version: number }>> =>
  Object.fromEntries(
    cardTexts.flatMap((name) => {
      const typed = texts[name];
      return typed ? [[name, { text: typed.text, base_version: typed.base }]] : [];
    }),
  );
