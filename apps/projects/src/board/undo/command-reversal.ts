import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import type { redoCommand } from '@nivel/contracts/projects/redo-command.operation';
import type { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, type Call } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { BoardRepository, type OwnCommand } from '../commands/board.repository.ts';
import type { Change } from '../state/change.ts';
import type { BoardState } from '../state/board-state.ts';
import type { DecisionContext } from '../commands/command.ts';
import { OutdatedError, ProjectCommands } from '../commands/project-commands.ts';
import { needsOfUndo, reversedChanges } from './undo-rules.ts';

/** How to choose the command to undo or redo. */
export interface Turn {
  /** Chooses among those that the caller has seen. @returns null when there is none */
  choose(commands: readonly OwnCommand[]): OwnCommand | null;
  /** The changes of the chosen command that can be undone. */
  changesOf(changes: readonly Change[]): readonly Change[];
  /** @returns why not, when none can be chosen */
  nothing(commands: readonly OwnCommand[]): ConstructorParameters<typeof AppError>[0];
}

/** The reversal of a command, and its redo. */
type Reversal = typeof undoCommand | typeof redoCommand;

/** A person can press the keys faster than answers arrive. */
const ATTEMPTS = 20;

/** Undoes, and redoes, a person's commands in a project. */
@Injectable()
export class CommandReversal {
  constructor(
    private readonly boards: BoardRepository,
    private readonly commands: ProjectCommands,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** @throws AppError `nothing_to_undo`, `nothing_to_redo`, `changed_since` */
  async turn<O extends Reversal>(operation: O, turn: Turn, input: InputOf<O>, call: Call): Promise<ProjectDelta> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.turnOnce(operation, turn, input, call);
      } catch (error) {
        if (!(error instanceof OutdatedError) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  private async turnOnce<O extends Reversal>(
    operation: O,
    turn: Turn,
    input: InputOf<O>,
    call: Call,
  ): Promise<ProjectDelta> {
    const [{ userId }, { project_id: projectId, seen = Infinity }] = [actorOf(call), input];
    const seenOf = async (reads: Parameters<BoardRepository['ownCommands']>[0]): Promise<readonly OwnCommand[]> =>
      (await this.boards.ownCommands(reads, projectId, userId)).filter(({ sequence }) => sequence <= seen);
    const commands = await seenOf(this.work.reads);
    const chosen = turn.choose(commands);
    const did = chosen === null ? [] : await this.boards.changesOf(this.work.reads, projectId, chosen.sequence);
    const done = { kind: chosen?.kind ?? '', changes: turn.changesOf(did) };
    const rule = {
      needs: () => needsOfUndo(done),
      decide: (state: BoardState, _: unknown, context: DecisionContext) => {
        // A repeated call is answered before this with its first result.
        if (chosen === null) throw new AppError(turn.nothing(commands));
        return { changes: reversedChanges(state, done, context), undoes: chosen.sequence };
      },
    };
    return this.commands.run(operation, rule, input, call, {
      isCurrent: async (unit) => turn.choose(await seenOf(unit))?.sequence === chosen?.sequence,
    });
  }
}
