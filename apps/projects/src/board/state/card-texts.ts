import type { cardTexts } from '@nivel/contracts/projects/values/board-values';

export type TextField = (typeof cardTexts)[number];

/** The stored text, and the one that its writer started from. */
export interface LoadedText {
  readonly card_id: string;
  readonly field: TextField;
  readonly text: string;
}

const keyOf = (cardId: string, field: TextField): string => `${cardId} ${field}`;

/** The long texts that the commands of one batch read and write. */
export class CardTexts {
  /** The last written text. */
  readonly written = new Map<string, LoadedText>();
  private readonly texts = new Map<string, string>();
  private readonly bases = new Map<string, string>();

  add({ card_id, field, text }: LoadedText): void {
    this.texts.set(keyOf(card_id, field), text);
  }

  /** A text that a row of the log wrote. */
  addBase({ card_id, field, text }: LoadedText, version: number): void {
    this.bases.set(`${keyOf(card_id, field)} ${version}`, text);
  }

  /** The stored text; empty for a card without one. */
  of(cardId: string, field: TextField): string {
    return this.texts.get(keyOf(cardId, field)) ?? '';
  }

  /** The text as a row of the log left it; null when that is no longer known. */
  at(cardId: string, field: TextField, version: number): string | null {
    return version === 0 ? '' : (this.bases.get(`${keyOf(cardId, field)} ${version}`) ?? null);
  }

  write(cardId: string, field: TextField, text: string): void {
    const written = { card_id: cardId, field, text };
    this.add(written);
    this.written.set(keyOf(cardId, field), written);
  }
}
