import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { CardRepeat } from '@nivel/contracts/projects/repeat-shape';
import { uuidv7 } from '../board-model/uuidv7.ts';
import { useProject } from '../project/project-scene.ts';
import { projectText } from '../project/project-text.ts';
import { usePerform } from '../project/use-perform.ts';

/** Makes a card repeat, or stops that, by one command. */
export const useRepeat = ({ id: card_id }: Pick<CardRow, 'id'>) => {
  const shared = projectText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  /** @returns whether it was done; a refusal is reported */
  return (rule: string | null, when: CardRepeat['when'] = 'day'): Promise<boolean> => {
    const input = { project_id: board.project.id, command_id: uuidv7(), card_id, rule, when };
    return perform({ procedure: 'repeat_card', input }, shared.failed.update);
  };
};
