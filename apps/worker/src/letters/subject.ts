import type { LetterName, Values } from './catalogue/catalogue.ts';

export interface LetterRequest {
  readonly userId: string;
  readonly letter: string;
  readonly locale: string;
  readonly content: unknown;
  readonly nowMs: number;
}

export interface LetterSettings {
  readonly PUBLIC_URL: string;
  readonly MAIL_SEAL_KEY: string;
  readonly MAIL_DIRECT_LINKS: boolean;
}

/** What a letter is about: which texts, what they are filled with, where the button leads, and the code if it has one. */
export interface Subject {
  readonly name: LetterName;
  readonly values: Values & { readonly firstName: string };
  readonly url: string;
  readonly code: string | null;
}
