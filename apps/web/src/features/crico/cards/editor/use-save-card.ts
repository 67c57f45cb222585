import { ClientError } from '@nivel/client/client-error';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { ToastMessage } from '@nivel/ui/toast-queue';
import { limits } from '../../../../limits/limits.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { useOpenCard } from '../../area/project/open-card.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { cardsText } from '../cards-text.ts';
import { changedFields, type CardEdits } from './card-form.ts';
import { writtenTexts, type TypedTexts } from './edited-texts.ts';

interface Typed {
  readonly edits: CardEdits;
  readonly texts: TypedTexts;
  /** The limit of the target list is exceeded on purpose. */
  readonly isExceeded: boolean;
}

/**
 * Sends the changes in one command. Typed text is discarded once they are saved; after a refusal it can be opened again, also
 * to choose between two long texts that could not be merged.
 */
export const useSaveCard = (card: CardRow, { edits, texts, isExceeded }: Typed, forget: () => void) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const { open } = useOpenCard(board);
  const perform = usePerform(session);
  const done = () => {
    forget();
    notify({ type: 'success', message: text.updated, duration: limits.crico.toasts.milestoneMs });
  };
  const refused = (error: unknown): Partial<ToastMessage> => ({
    ...(error instanceof ClientError && error.code === 'text_conflict' && { message: text.both.conflict }),
    action: { label: text.both.open, run: () => open(card) },
  });
  return (): void => {
    const input = {
      ...{ project_id: board.project.id, command_id: uuidv7(), card_id: card.id },
      set: changedFields(edits),
      texts: writtenTexts(texts),
      ...(edits.list !== undefined && { to: { list_id: edits.list }, override_limit: isExceeded }),
    };
    if (!navigator.onLine) notify({ type: 'info', message: shared.sentLater });
    void perform({ procedure: 'save_card', input }, shared.failed.update, done, refused);
  };
};
