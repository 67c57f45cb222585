import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { limits } from '../../../../limits/limits.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import type { BoardCommand } from '../../area/project/board-commands.ts';
import { failureToast, type Failed } from '../../area/project/command-failure.ts';
import { cardsIn } from '../../area/project/board-store.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { uuidv7 } from '../../area/project/uuidv7.ts';
import { fieldsOf, type ListForm } from './list-form.ts';
import { listsText } from './lists-text.ts';

interface Told {
  readonly done?: { readonly title: string; readonly message: string };
  readonly failed: Failed;
  /** How many commands of this session an Undo takes back; none: it is not offered. */
  readonly undo?: number;
}

const inPieces = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, piece) => all.slice(piece * size, (piece + 1) * size));

/** Performs steps on the open project, and tells when they are done, or why not. */
const useTold = () => {
  const text = listsText.useText();
  const shared = projectText.useText();
  const { session, board } = useProject();
  const command = () => ({ project_id: board.project.id, command_id: uuidv7() });
  const takeBack = (count: number) => {
    const steps = Array.from({ length: count }, () => ({ procedure: 'undo_command' as const, input: command() }));
    void told(steps, { failed: shared.failed.undo });
  };
  const told = async (steps: readonly BoardCommand[], { done, failed, undo }: Told): Promise<void> => {
    const results = await Promise.all(steps.map(async (step) => session.perform(step)));
    const error = results.find((one) => one !== null);
    const action = undo && { label: text.undo, run: () => takeBack(undo) };
    if (error === undefined && done) notify({ type: 'success', ...done, ...(action && { action }) });
    const toast = error === undefined ? null : failureToast(error, failed, shared);
    if (toast) notify(toast);
  };
  return { command, told };
};

/** What leads do to the lists of the open project: shown at once, and told when it is done or refused. */
export const useListCommands = () => {
  const text = listsText.useText();
  const { board } = useProject();
  const { command, told } = useTold();
  const updateFailed = { title: text.updateFailed, message: text.updateFailedText };

  return {
    create: (form: ListForm) => {
      const fields = fieldsOf(form);
      void told([{ procedure: 'create_list', input: { ...command(), list_id: uuidv7(), ...fields } }], {
        done: { title: text.created, message: text.createdText(fields.name) },
        failed: { title: text.createFailed, message: text.createFailedText },
      });
    },
    update: ({ id }: ListRow, form: ListForm) => {
      const set = fieldsOf(form);
      void told([{ procedure: 'update_list', input: { ...command(), list_id: id, set } }], {
        done: { title: text.updated, message: text.updatedText(set.name) },
        failed: updateFailed,
      });
    },
    /** Puts a list behind another; null: in front of all. */
    move: ({ id }: ListRow, before: string | null) =>
      void told([{ procedure: 'update_list', input: { ...command(), list_id: id, before } }], { failed: updateFailed }),
    /** Its cards go to another list, or with it into the trash (null). */
    remove: ({ id, name }: ListRow, moveTo: string | null) => {
      const cards = moveTo === null ? cardsIn(board, id).map((card) => card.id) : [];
      const steps: BoardCommand[] = inPieces(cards, limits.crico.list.cardsAtOnce).map((card_ids) => ({
        procedure: 'delete_cards',
        input: { ...command(), card_ids },
      }));
      const input = { ...command(), list_id: id, move_to: moveTo, override_limit: moveTo !== null };
      void told([...steps, { procedure: 'delete_list', input }], {
        done: { title: text.deleted, message: text.deletedText(name) },
        failed: { title: text.deleteFailed, message: text.deleteFailedText },
        undo: steps.length + 1,
      });
    },
  };
};
