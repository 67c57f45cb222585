import { ClientError } from '@nivel/client/client-error';
import type { CardRow, ChecklistItem } from '@nivel/contracts/projects/board-shape';
import type { cardSets } from '@nivel/contracts/projects/board-values';
import { notify } from '../../../../shell/toasts/toaster.ts';
import type { BoardCommand } from '../../area/board-model/board-commands.ts';
import { failureToast } from '../../area/project/command-failure.ts';
import { newLabels } from '../../area/board-model/label-commands.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { cardsText } from '../cards-text.ts';

export type SetName = (typeof cardSets)[number];

/** The cards of a circle, as the refusal names them. */
const circleOf = (error: unknown): string[] | undefined => {
  if (!(error instanceof ClientError) || error.code !== 'dependency_circle') return undefined;
  const details: unknown = error.details;
  const cards: unknown = typeof details === 'object' && details !== null && 'cards' in details ? details.cards : [];
  return Array.isArray(cards) ? cards.filter((id) => typeof id === 'string') : [];
};

/** Changes of a card that are done at once: members of its sets, and its checklist. */
export const useCardSets = ({ id }: CardRow) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  const command = () => ({ project_id: board.project.id, command_id: uuidv7() });
  const send = (given: BoardCommand) => void perform(given, shared.failed.update);
  const change = (which: 'add' | 'remove', name: SetName, members: string[]) =>
    send({ procedure: 'change_card_sets', input: { ...command(), card_ids: [id], [which]: { [name]: members } } });
  /** A circle is refused with the cards that it goes through. */
  const addDependency = async (member: string): Promise<void> => {
    const input = { ...command(), card_ids: [id], add: { depends_on: [member] } };
    const error = await session.perform({ procedure: 'change_card_sets', input });
    const circle = circleOf(error);
    if (error === null) return;
    const titles = circle?.map((one) => `«${board.cards.get(one)?.title ?? '…'}»`).join(' → ');
    const toast = failureToast(error, shared.failed.update, shared);
    if (toast) notify(titles ? { ...toast, message: text.waitsFor(titles) } : toast);
  };
  return {
    add: (name: SetName, member: string) =>
      name === 'depends_on' ? void addDependency(member) : change('add', name, [member]),
    remove: (name: SetName, member: string) => change('remove', name, [member]),
    /** Makes a label, and gives it to the card. */
    /** A label that is made with the card's getting it, by one command. */
    createLabel: (name: string) =>
      send({ procedure: 'save_card', input: { ...command(), card_id: id, new_labels: newLabels(board, [name]) } }),
    putItem: (item: ChecklistItem) =>
      send({ procedure: 'change_checklist', input: { ...command(), card_id: id, put: [item] } }),
    removeItem: (item: string) =>
      send({ procedure: 'change_checklist', input: { ...command(), card_id: id, remove: [item] } }),
  };
};
