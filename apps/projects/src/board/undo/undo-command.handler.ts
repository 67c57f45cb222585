import type { InputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { CommandReversal, type Turn } from './command-reversal.ts';

const last: Turn = {
  choose: (commands) => commands.find(({ isTakenBack }) => !isTakenBack) ?? null,
  changesOf: (changes) => changes,
  nothing: () => boardErrors.nothing_to_undo,
};

/** That command and no other, whatever came before and after it. */
const only = (commandId: string): Turn => ({
  ...last,
  choose: (commands) => commands.find((one) => one.commandId === commandId && !one.isTakenBack) ?? null,
  nothing: (commands) =>
    commands.some((one) => one.commandId === commandId) ? boardErrors.already_undone : boardErrors.nothing_to_undo,
});

@Handles(undoCommand)
export class UndoCommandHandler implements Handler<typeof undoCommand> {
  constructor(private readonly reversal: CommandReversal) {}

  async handle(input: InputOf<typeof undoCommand>, call: Call): Promise<ProjectDelta> {
    const turn = input.undoes === undefined ? last : only(input.undoes);
    return this.reversal.turn(undoCommand, turn, input, call);
  }
}
