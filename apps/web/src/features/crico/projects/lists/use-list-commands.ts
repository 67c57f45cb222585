import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { notify } from '../../../../shell/toasts/toaster.ts';
import type { BoardCommand } from '../../area/board-model/board-commands.ts';
import { failureToast, type Failed } from '../../area/project/command-failure.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { fieldsOf, type ListForm } from './list-form.ts';
import { listsText } from './lists-text.ts';

interface Told {
  readonly done?: { readonly title: string; readonly message: string };
  readonly failed: Failed;
  /** Whether it can be taken back where that is told. */
  readonly isUndoable?: boolean;
}

/** Performs a command on the open project, and tells when it is done, or why not. */
const useTold = () => {
  const text = listsText.useText();
  const shared = projectText.useText();
  const { session, board } = useProject();
  const command = () => ({ project_id: board.project.id, command_id: uuidv7() });
  /** The toast stays while other things are done, and takes back none of them. */
  const takeBack = (commandId: string) => {
    if (!session.isLast(commandId)) notify({ type: 'info', message: shared.notLast });
    else void told({ procedure: 'undo_command', input: command() }, { failed: shared.failed.undo });
  };
  const told = async (given: BoardCommand, { done, failed, isUndoable }: Told): Promise<void> => {
    const error = await session.perform(given);
    const action = isUndoable && { label: text.undo, run: () => takeBack(given.input.command_id) };
    if (error === null && done) notify({ type: 'success', ...done, ...(action && { action }) });
    const toast = error === null ? null : failureToast(error, failed, shared);
    if (toast) notify(toast);
  };
  return { command, told };
};

/** What leads do to the lists of the open project: shown at once, and told when it is done or refused. */
export const useListCommands = () => {
  const text = listsText.useText();
  const { command, told } = useTold();
  const updateFailed = { title: text.updateFailed, message: text.updateFailedText };

  return {
    create: (form: ListForm) => {
      const fields = fieldsOf(form);
      void told(
        { procedure: 'create_list', input: { ...command(), list_id: uuidv7(), ...fields } },
        {
          done: { title: text.created, message: text.createdText(fields.name) },
          failed: { title: text.createFailed, message: text.createFailedText },
        },
      );
    },
    update: ({ id }: ListRow, form: ListForm) => {
      const set = fieldsOf(form);
      void told(
        { procedure: 'update_list', input: { ...command(), list_id: id, set } },
        {
          done: { title: text.updated, message: text.updatedText(set.name) },
          failed: updateFailed,
        },
      );
    },
    /** Puts a list behind another; null: in front of all. */
    move: ({ id }: ListRow, before: string | null) =>
      void told({ procedure: 'update_list', input: { ...command(), list_id: id, before } }, { failed: updateFailed }),
    /** Its cards go to another list, or with it into the trash (null). */
    remove: ({ id, name }: ListRow, moveTo: string | null) => {
      const goes = moveTo === null ? { with_cards: true } : { move_to: moveTo, override_limit: true };
      void told(
        { procedure: 'delete_list', input: { ...command(), list_id: id, ...goes } },
        {
          done: { title: text.deleted, message: text.deletedText(name) },
          failed: { title: text.deleteFailed, message: text.deleteFailedText },
          isUndoable: true,
        },
      );
    },
  };
};
