import { ClientError } from '@nivel/client/client-error';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { cardTexts } from '@nivel/contracts/projects/board-values';
import { limits } from '../../../../limits/limits.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import type { BoardCommand } from '../../area/project/board-commands.ts';
import { failureToast } from '../../area/project/command-failure.ts';
import { cardsIn } from '../../area/project/board-store.ts';
import { useOpenCard } from '../../area/project/open-card.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { uuidv7 } from '../../area/project/uuidv7.ts';
import { cardsText } from '../cards-text.ts';
import { changedFields, type CardEdits } from './card-form.ts';
import type { TextName, TypedText, TypedTexts } from './typed-texts.ts';

interface Typed {
  readonly edits: CardEdits;
  readonly texts: TypedTexts;
  /** The limit of the list that it comes to is exceeded on purpose. */
  readonly isExceeded: boolean;
}

/** Writes a long text. Where it cannot be merged with what others wrote it stays in the draft of the card, to be chosen from. */
const useWriteText = (card: CardRow) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const { open } = useOpenCard(board);
  return async (field: TextName, { text: written, base }: TypedText, done: () => void): Promise<void> => {
    const ids = { project_id: board.project.id, command_id: uuidv7(), card_id: card.id };
    const input = { ...ids, field, base_version: base, text: written };
    const error = await session.perform({ procedure: 'update_card_text', input });
    if (error === null) return done();
    const toast = failureToast(error, shared.failed.update, shared);
    const isConflict = error instanceof ClientError && error.code === 'text_conflict';
    const action = { label: text.both.open, run: () => open(card) };
    if (toast) notify({ ...toast, ...(isConflict && { message: text.both.conflict }), action });
    return undefined;
  };
};

/** Sends what was changed. What was typed is forgotten when all of it was done; what is refused can be opened again. */
export const useSaveCard = (card: CardRow, { edits, texts, isExceeded }: Typed, forget: () => void) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  const writeText = useWriteText(card);
  const command = () => ({ project_id: board.project.id, command_id: uuidv7() });
  return (): void => {
    const set = changedFields(edits);
    const commands: BoardCommand[] = [];
    if (Object.keys(set).length > 0)
      commands.push({ procedure: 'update_cards', input: { ...command(), card_ids: [card.id], set } });
    if (edits.list !== undefined) {
      const place = { list_id: edits.list, before: cardsIn(board, edits.list).at(-1)?.id ?? null, after: null };
      const input = { ...command(), card_ids: [card.id], ...place, override_limit: isExceeded };
      commands.push({ procedure: 'move_cards', input });
    }
    const written = cardTexts.filter((name) => texts[name] !== undefined);
    let left = commands.length + written.length;
    const done = () => {
      left -= 1;
      if (left > 0) return;
      forget();
      notify({ type: 'success', message: text.updated, duration: limits.crico.toasts.milestoneMs });
    };
    if (!navigator.onLine) notify({ type: 'info', message: shared.sentLater });
    for (const given of commands) void perform(given, shared.failed.update, done);
    for (const name of written) if (texts[name]) void writeText(name, texts[name], done);
  };
};
