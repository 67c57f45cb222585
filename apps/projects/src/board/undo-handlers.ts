import type { InputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { redoCommand } from '@nivel/contracts/projects/redo-command.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { inverseOf } from './change.ts';
import { Undoing, type Turn } from './undoing.ts';

const back: Turn = {
  choose: (commands) => commands.find(({ isTakenBack }) => !isTakenBack) ?? null,
  changesOf: (changes) => changes,
  nothing: boardErrors.nothing_to_undo,
};

const again: Turn = {
  // What was taken back last, unless something else was done after it.
  choose: (commands) => {
    const firstDone = commands.findIndex(({ isTakenBack }) => !isTakenBack);
    return commands[(firstDone === -1 ? commands.length : firstDone) - 1] ?? null;
  },
  changesOf: (changes) => changes.toReversed().map(inverseOf),
  nothing: boardErrors.nothing_to_redo,
};

/** The same among what somebody has seen. */
const amongSeen = (turn: Turn, seen = Infinity): Turn => ({
  ...turn,
  choose: (commands) => turn.choose(commands.filter(({ sequence }) => sequence <= seen)),
});

@Handles(undoCommand)
export class UndoCommandHandler implements Handler<typeof undoCommand> {
  constructor(private readonly undoing: Undoing) {}

  handle(input: InputOf<typeof undoCommand>, call: Call): Promise<ProjectDelta> {
    return this.undoing.turn(undoCommand, amongSeen(back, input.seen), input, call);
  }
}

@Handles(redoCommand)
export class RedoCommandHandler implements Handler<typeof redoCommand> {
  constructor(private readonly undoing: Undoing) {}

  handle(input: InputOf<typeof redoCommand>, call: Call): Promise<ProjectDelta> {
    return this.undoing.turn(redoCommand, amongSeen(again, input.seen), input, call);
  }
}
