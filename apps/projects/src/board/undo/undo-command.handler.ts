import type { InputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { CommandReversal, type Turn } from './command-reversal.ts';

const back: Turn = {
  choose: (commands) => commands.find(({ isTakenBack }) => !isTakenBack) ?? null,
  changesOf: (changes) => changes,
  nothing: boardErrors.nothing_to_undo,
};

@Handles(undoCommand)
export class UndoCommandHandler implements Handler<typeof undoCommand> {
  constructor(private readonly reversal: CommandReversal) {}

  handle(input: InputOf<typeof undoCommand>, call: Call): Promise<ProjectDelta> {
    return this.reversal.turn(undoCommand, back, input, call);
  }
}
