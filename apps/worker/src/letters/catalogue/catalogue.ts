/** The texts of one letter; `{name}` is filled from what the letter is about. */
export interface LetterTexts {
  readonly subject: string;
  /** What a mail program shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  readonly notes: readonly string[];
}

export type LetterName = 'confirm' | 'recover' | 'password-changed' | 'session-stolen' | 'achievement' | 'level';

/** Every text of the mails in one language. */
export interface Catalogue {
  readonly language: 'es-MX' | 'en';
  readonly greeting: string;
  readonly greetingWithoutName: string;
  readonly codeLabel: string;
  readonly linkHint: string;
  readonly why: string;
  readonly tagline: string;
  readonly minutes: string;
  readonly hours: string;
  readonly hour: string;
  /** Filled with `{browser}` and `{system}`. */
  readonly device: string;
  readonly unknownDevice: string;
  readonly unknownPlace: string;
  readonly ownNetwork: string;
  readonly letters: Readonly<Record<LetterName, LetterTexts>>;
}

export type Values = Readonly<Record<string, string | number>>;

/** Fills `{name}` in a text. A name without a value is a mistake of ours, not something to show. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the text needs {${name}}`);
    return String(value);
  });
