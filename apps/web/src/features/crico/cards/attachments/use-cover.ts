import type { AttachmentRow } from '@nivel/contracts/projects/attachment-shape';
import { mayChangeCards, useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';

/** The cover of a card, and the right to choose it. */
export const useCover = (cardId: string) => {
  const shared = projectText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  const card = board.cards.get(cardId);
  return {
    isCover: ({ id }: AttachmentRow): boolean => card?.cover === id,
    mayCover: ({ preview }: AttachmentRow): boolean =>
      preview === 'picture' && card !== undefined && mayChangeCards(board),
    /** Puts a picture on the face of the card, or removes it if it is already the cover. */
    toggle: ({ id }: AttachmentRow): void => {
      const attachment_id = card?.cover === id ? null : id;
      const input = { project_id: board.project.id, command_id: uuidv7(), card_id: cardId, attachment_id };
      void perform({ procedure: 'set_card_cover', input }, shared.failed.update);
    },
  };
};
