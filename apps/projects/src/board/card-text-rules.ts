import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors, type TextConflict } from '@nivel/contracts/projects/board.errors';
import type { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import { cardsOnBoard } from './board-rules.ts';
import { changesOfCard } from './change.ts';
import type { RuleOf } from './command.ts';
import { mergedText } from './merged-text.ts';

export const updateCardTextRule: RuleOf<typeof updateCardText> = {
  needs: ({ card_id, field, base_version: version }) => ({
    cards: [card_id],
    texts: [card_id],
    ...(version > 0 && { bases: [{ card_id, field, version }] }),
  }),
  decide: (state, { card_id, field, base_version, text: mine }) => {
    const [card] = cardsOnBoard(state, [card_id]);
    if (card === undefined) return { changes: [] };
    const versionField = `${field}_version` as const;
    const [version, theirs] = [card[versionField], state.texts.of(card_id, field)];
    const base = version === base_version ? theirs : state.texts.at(card_id, field, base_version);
    const text = mergedText({ base, mine, theirs });
    if (text === null) {
      const details: TextConflict = { version, text: theirs };
      throw new AppError(boardErrors.text_conflict, { details });
    }
    if (text === theirs) return { changes: [] };
    const written = { [versionField]: text === '' ? 0 : state.sequence + 1 };
    return { changes: changesOfCard(card, written, { set: { [field]: text }, was: { [field]: theirs } }) };
  },
};
