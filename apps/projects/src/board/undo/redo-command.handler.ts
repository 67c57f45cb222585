import type { InputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { redoCommand } from '@nivel/contracts/projects/redo-command.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { inverseOf } from '../state/change.ts';
import { CommandReversal, type Turn } from './command-reversal.ts';

const again: Turn = {
  // The last undone command, unless a newer command follows it.
  choose: (commands) => {
    const firstDone = commands.findIndex(({ isTakenBack }) => !isTakenBack);
    return commands[(firstDone === -1 ? commands.length : firstDone) - 1] ?? null;
  },
  changesOf: (changes) => changes.toReversed().map(inverseOf),
  nothing: () => boardErrors.nothing_to_redo,
};

@Handles(redoCommand)
export class RedoCommandHandler implements Handler<typeof redoCommand> {
  constructor(private readonly reversal: CommandReversal) {}

  handle(input: InputOf<typeof redoCommand>, call: Call): Promise<ProjectDelta> {
    return this.reversal.turn(redoCommand, again, input, call);
  }
}
