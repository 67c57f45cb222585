import { ClientError } from '@nivel/client/client-error';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { uuidv7 } from '../../../area/board-model/uuidv7.ts';
import type { BoardSession } from '../../../area/project/board-session.ts';
import type { ImportState } from './use-import-cards.ts';

/** A command that never came, is undone already, or whose cards others have all changed: the rest is undone. */
const passedOver = new Set(['nothing_to_undo', 'already_undone', 'changed_since']);

/**
 * Undoes the commands of an import, the last one first, so that its lists are empty when they go.
 * @returns how many of its cards went; others stay because somebody has changed them
 * @throws ClientError where the service does not answer or refuses; the rest is undone by another call
 */
export const undoImport = async (session: BoardSession, { commands, answered }: ImportState): Promise<number> => {
  let gone = 0;
  // The first one without an answer may have come.
  for (const { project_id, command_id: undoes } of commands.slice(0, answered + 1).toReversed())
    try {
      const delta = await siteClient.call('undo_command', { project_id, command_id: uuidv7(), undoes });
      session.receiveOwn(delta);
      gone += delta.changes.filter(({ of, set }) => of === 'card' && set === null).length;
    } catch (error) {
      if (!(error instanceof ClientError && passedOver.has(error.code))) throw error;
    }
  return gone;
};
