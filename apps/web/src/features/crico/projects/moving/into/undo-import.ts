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
export const undoOf = ({ commands, made }: ImportState): readonly UndoneCommand[] =>
  commands
    // The first one without an answer may have come.
    .slice(0, made.length + 1)
    .map(({ project_id, command_id: undoes }, at) => {
      return { project_id, command_id: uuidv7(), undoes, made: made[at] ?? 0 };
    })
    .toReversed();

/**
 * Undoes the commands of an import. Called again with the same commands, it continues where it failed.
 * @returns how many of its cards stay, because somebody has changed them
 * @throws ClientError where the service does not answer or refuses
 */
export const undoImport = async (session: BoardSession, undo: readonly UndoneCommand[]): Promise<number> => {
  let kept = 0;
  for (const { made, ...input } of undo)
    try {
      const delta = await siteClient.call('undo_command', input);
      session.receiveOwn(delta);
      kept += Math.max(0, made - delta.changes.filter(({ of, set }) => of === 'card' && set === null).length);
    } catch (error) {
      if (!(error instanceof ClientError && passedOver.has(error.code))) throw error;
      if (error.code !== 'already_undone') kept += made;
    }
  return kept;
};
