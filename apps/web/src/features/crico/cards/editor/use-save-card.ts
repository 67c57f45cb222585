import { ClientError } from '@nivel/client/client-error';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { cardTexts } from '@nivel/contracts/projects/board-values';
import { notify } from '../../../../shell/toasts/toaster.ts';
import type { BoardCommand } from '../../area/project/board-commands.ts';
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
}

/** Writes a long text. Where it cannot be merged with what others wrote it stays in the draft of the card, to be chosen from. */
const useWriteText = (card: CardRow) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const { open } = useOpenCard(board);
  return async (field: TextName, { text: written, base }: TypedText): Promise<boolean> => {
    const ids = { project_id: board.project.id, command_id: uuidv7(), card_id: card.id };
    const input = { ...ids, field, base_version: base, text: written };
    const error = await session.perform({ procedure: 'update_card_text', input });
    if (error === null) return true;
    const code = error instanceof ClientError ? error.code : '';
    const message = code === 'text_conflict' ? text.both.conflict : (shared.errors[code] ?? shared.unknownError);
    const action = { label: text.both.open, run: () => open(card) };
    notify({ type: 'error', title: shared.failedUpdate, message, action });
    return false;
  };
};

/** Sends what was changed. What was typed is forgotten when all of it was done; what is refused can be opened again. */
export const useSaveCard = (card: CardRow, { edits, texts }: Typed, forget: () => void) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  const writeText = useWriteText(card);
  const command = () => ({ project_id: board.project.id, command_id: uuidv7() });
  return async (): Promise<void> => {
    const set = changedFields(edits);
    const commands: BoardCommand[] = [];
    if (Object.keys(set).length > 0)
      commands.push({ procedure: 'update_cards', input: { ...command(), card_ids: [card.id], set } });
    if (edits.list !== undefined) {
      const place = { list_id: edits.list, before: cardsIn(board, edits.list).at(-1)?.id ?? null, after: null };
      commands.push({ procedure: 'move_cards', input: { ...command(), card_ids: [card.id], ...place } });
    }
    const sent = commands.map((given) => perform(given, shared.failedUpdate));
    const written = cardTexts.flatMap((name) => {
      const typed = texts[name];
      return typed ? [writeText(name, typed)] : [];
    });
    const done = await Promise.all([...sent, ...written]);
    if (!done.every(Boolean)) return;
    forget();
    notify({ type: 'success', message: text.updated });
  };
};
