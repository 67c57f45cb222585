import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import type { LogRow } from './board-state.ts';
import { shownOf } from './change.ts';

/** A row of the log as readers of the project see it. */
export const deltaOf = ({ sequence, at, by, kind, commandId, changes }: LogRow): ProjectDelta => ({
  sequence,
  at: new Date(at).toISOString(),
  by,
  kind,
  command_id: commandId,
  changes: changes.map(shownOf),
});
