import { AppError } from '@nivel/contracts/kernel/app-error';
import { attachmentErrors } from '@nivel/contracts/projects/attachment.errors';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import type { setCardCover } from '@nivel/contracts/projects/set-card-cover.operation';
import { cardsOnBoard } from '../commands/board-rules.ts';
import type { BoardState } from '../state/board-state.ts';
import { changesOfCard } from '../state/change.ts';
import type { RuleOf } from '../commands/command.ts';

export const setCardCoverRule: RuleOf<typeof setCardCover> = {
  needs: ({ card_id, attachment_id }) => ({
    cards: [card_id],
    ...(attachment_id !== null && { pictures: [attachment_id] }),
  }),
  decide: (state, { card_id, attachment_id: cover }) => {
    const cards = cardsOnBoard(state, [card_id]);
    const file = cover === null ? undefined : state.files.get(cover);
    if (cover !== null && file?.cardId !== card_id) throw new AppError(filesErrors.file_not_found);
    if (file?.isPicture === false) throw new AppError(attachmentErrors.not_a_picture);
    return { changes: cards.flatMap((card) => changesOfCard(card, { cover })) };
  },
};

/** A cover that is restored with other fields: only while its file exists. */
export const coverThere = (state: BoardState, cardId: string, cover: string | null | undefined): string | null => {
  if (cover === null || cover === undefined) return null;
  const isKept = state.cards.get(cardId)?.cover === cover;
  return isKept || state.files.get(cover)?.cardId === cardId ? cover : null;
};
