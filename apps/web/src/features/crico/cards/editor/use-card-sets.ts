import type { CardRow, ChecklistItem } from '@nivel/contracts/projects/board-shape';
import type { cardSets } from '@nivel/contracts/projects/values/board-values';
import type { BoardCommand } from '../../area/board-model/board-commands.ts';
import { newLabels } from '../../area/board-model/label-commands.ts';
import { useLinks } from '../../area/links/use-links.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';

export type SetName = (typeof cardSets)[number];

/** Changes of a card that are done immediately: members of its sets, and its checklist. */
export const useCardSets = (card: CardRow) => {
  const { id } = card;
  const links = useLinks();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  const command = () => ({ project_id: board.project.id, command_id: uuidv7() });
  const send = (given: BoardCommand) => void perform(given, shared.failed.update);
  const change = (which: 'add' | 'remove', name: SetName, members: string[]) =>
    send({ procedure: 'change_card_sets', input: { ...command(), card_ids: [id], [which]: { [name]: members } } });
  return {
    add: (name: SetName, member: string) =>
      name === 'depends_on' ? links.add(card, member) : change('add', name, [member]),
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
