import { ClientError } from '@nivel/client/client-error';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { uuidv7 } from '../../../area/board-model/uuidv7.ts';
import type { BoardSession } from '../../../area/project/board-session.ts';
import type { ImportState } from './use-import-cards.ts';

/** A command that never came, is undone already, or whose cards others have all changed: the rest is undone. */
const passedOver = new Set(['nothing_to_undo', 'already_undone', 'changed_since']);

/** The undo of one command of an import. */
interface UndoneCommand {
  readonly project_id: string;
  /** The id of the undo, the same however often it is sent. */
  readonly command_id: string;
  readonly undoes: string;
  /** Cards that came with the command; where it was not answered none are known. */
  readonly made: number;
}

/** The undo of an import: of its last command first, so that its lists are empty when they go. */
export interface ImportUndo {
  readonly commands: readonly UndoneCommand[];
  /** By the ids of those that were answered: how many cards stay, because somebody has changed them. */
  readonly kept: Map<string, number>;
}

export const undoOf = ({ commands, made }: ImportState): ImportUndo => ({
  commands: commands
    // The first one without an answer may have come.
    .slice(0, made.length + 1)
    .map(({ project_id, command_id: undoes }, at) => {
      return { project_id, command_id: uuidv7(), undoes, made: made[at] ?? 0 };
    })
    .toReversed(),
  kept: new Map(),
});

/** @returns how many cards of a command stay */
const undoCommand = async (session: BoardSession, { made, ...input }: UndoneCommand): Promise<number> => {
  try {
    const delta = await siteClient.call('undo_command', input);
    session.receiveOwn(delta);
    return Math.max(0, made - delta.changes.filter(({ of, set }) => of === 'card' && set === null).length);
  } catch (error) {
    if (!(error instanceof ClientError && passedOver.has(error.code))) throw error;
    return error.code === 'already_undone' ? 0 : made;
  }
};

/**
 * Undoes the commands of an import; called again, it continues with the first one without an answer.
 * @returns how many of its cards stay, because somebody has changed them
 * @throws ClientError where the service does not answer or refuses
 */
export const undoImport = async (session: BoardSession, { commands, kept }: ImportUndo): Promise<number> => {
  for (const command of commands)
    if (!kept.has(command.command_id)) kept.set(command.command_id, await undoCommand(session, command));
  return [...kept.values()].reduce((sum, one) => sum + one, 0);
};
