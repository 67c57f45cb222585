import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors, type TextConflict } from '@nivel/contracts/projects/board.errors';
import type { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import { cardsOnBoard } from '../commands/board-rules.ts';
import type { BoardState } from '../state/board-state.ts';
import type { TextField } from '../state/card-texts.ts';
import { changesOfCard, type Card, type CardChange } from '../state/change.ts';
import type { RuleOf } from '../commands/command.ts';
import { mergedText } from './merged-text.ts';

interface Written {
  /** The version of the text that its writer changed. */
  readonly base_version: number;
  readonly text: string;
}

/** A card with a changed long text. */
interface TextChange {
  readonly wanted: Partial<Card>;
  readonly texts: Pick<CardChange, 'set' | 'was'>;
}

/** The data of a card that is read to write one of its texts. */
export const baseOf = (card_id: string, field: TextField, { base_version: version }: Written) =>
  version > 0 ? [{ card_id, field, version }] : [];

/**
 * A long text of a card, merged with what others wrote since; nothing if it stays unchanged.
 * @throws AppError `text_conflict`
 */
export const writtenText = (
  state: BoardState,
  card: Card,
  field: TextField,
  { base_version, text: mine }: Written,
): TextChange | null => {
  const versionField = `${field}_version` as const;
  const [version, theirs] = [card[versionField], state.texts.of(card.id, field)];
  const base = version === base_version ? theirs : state.texts.at(card.id, field, base_version);
  const text = mergedText({ base, mine, theirs });
  if (text === null) {
    const details: TextConflict = { field, version, text: theirs };
    throw new AppError(boardErrors.text_conflict, { details });
  }
  if (text === theirs) return null;
  const wanted = { [versionField]: text === '' ? 0 : state.sequence + 1 };
  return { wanted, texts: { set: { [field]: text }, was: { [field]: theirs } } };
};

export const updateCardTextRule: RuleOf<typeof updateCardText> = {
  needs: ({ card_id, field, ...written }) => ({
    cards: [card_id],
    texts: [card_id],
    bases: baseOf(card_id, field, written),
  }),
  decide: (state, { card_id, field, ...written }) => ({
    changes: cardsOnBoard(state, [card_id]).flatMap((card) => {
      const change = writtenText(state, card, field, written);
      return change === null ? [] : changesOfCard(card, change.wanted, change.texts);
    }),
  }),
};
