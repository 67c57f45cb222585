import type { CardName } from './reading.ts';
import { bare, slice, spoken, type Spoken } from './spoken.ts';

/** What people call a card, in both languages. */
export const CARD_NOUN =
  '(?:tarjetas?|tareas?|hitos?|tickets?|cards?|tasks?|milestones?|to-?dos?|pendientes?|actividad(?:es)?)';
/** What they call a list. */
export const LIST_NOUN = '(?:lista|columna|list|column)';
const PREFIX = new RegExp(
  `^(?:(?:la|el|las|los|the|esta|this|mi|my)\\s+)?(?:${CARD_NOUN}\\s+)?(?:(?:numero|number|num|no\\.)\\s*)?`,
);
/** How a card is called by its number; the noun before it is cut already. */
const NUMBERED = /^(?:#?([a-z][a-z0-9]{1,9})-(\d{1,6})|#(\d{1,6})|(\d{1,6}))$/;
/** The same within a text. */
export const REFERENCE = '(?:#?[a-z][a-z0-9]{1,9}-\\d{1,6}|#\\d{1,6})';

/** The card that words name; undefined: they name none. */
const cardNameOf = (words: Spoken): CardName | undefined => {
  const trimmed = bare(words);
  const rest = bare(slice(trimmed, PREFIX.exec(trimmed.plain)?.[0].length ?? 0));
  const [, key, ofKey, marked, alone] = NUMBERED.exec(rest.plain) ?? [];
  const number = ofKey ?? marked ?? alone;
  if (number !== undefined) return { number: Number(number), key: key?.toUpperCase() ?? null };
  return /\p{L}{2}/u.test(rest.text) ? { title: rest.text } : undefined;
};

const isNumbered = (name: CardName | undefined): boolean => name !== undefined && 'number' in name;

/** The cards that words name: several where all are called by their numbers. */
export const cardNamesOf = (words: Spoken): readonly CardName[] => {
  const parts = words.text.split(/\s*,\s*(?:(?:y|e|and)\s+)?|\s+(?:y|e|and)\s+/i);
  if (parts.length > 1) {
    const names = parts.map((part) => cardNameOf(spoken(part)));
    if (names.every(isNumbered)) return names.flatMap((name) => name ?? []);
  }
  return [cardNameOf(words) ?? []].flat();
};
