import type { z } from 'zod';
import type { InputOf, Operation } from '@nivel/contracts/kernel/operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { BoardState } from '../state/board-state.ts';
import type { TextField } from '../state/card-texts.ts';
import type { Change } from '../state/change.ts';

/** Any operation that changes a project. */
export type CommandOperation = Operation<
  string,
  z.ZodType<{ readonly project_id: string; readonly command_id: string }>,
  z.ZodType<ProjectDelta>
>;

/** A place that a command names: its neighbourhood is read before the decision. */
export interface Place {
  readonly list_id: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The project data that is read for a command, beside its lists. */
export interface Needs {
  /** Existing cards, in the trash or not. */
  readonly cards?: readonly string[];
  /** Lists whose cards are all needed. */
  readonly cardsOf?: readonly string[];
  /** Lists in the trash, with the cards that were deleted with them and those on which these depend. */
  readonly goneWith?: readonly string[];
  readonly places?: readonly Place[];
  /** Cards behind which others are placed, in any list. */
  readonly behind?: readonly string[];
  /** Whether cards may go to the end of any list. */
  readonly ends?: boolean;
  /** Positions that cards may return to, in the list named or else in the one where the card is. */
  readonly positions?: readonly {
    readonly card_id: string;
    readonly list_id: string | null;
    readonly position: string;
  }[];
  /** Ids of things that are to be new. */
  readonly newIds?: readonly string[];
  /** Whether the labels of the project are needed. */
  readonly labels?: boolean;
  /** Labels whose cards are needed. */
  readonly labelled?: readonly string[];
  /** Whether it matters which labels became which: with all labels of the project. */
  readonly labelMerges?: boolean;
  /** Whether the fields of the project are needed. */
  readonly fields?: boolean;
  /** Files whose existence matters, and pictures. */
  readonly pictures?: readonly string[];
  /** Whether it matters which cards depend on which. */
  readonly links?: boolean;
  /** Whether automatic cards are needed, and those that they wait for. */
  readonly plan?: boolean;
  /** Cards with the cards that depend on them, and those on which they depend. */
  readonly dependentsOf?: readonly string[];
  readonly dependenciesOf?: readonly string[];
  /** Lists with the cards that depend on some of theirs. */
  readonly dependentsOfList?: readonly string[];
  /** Cards whose long texts are needed. */
  readonly texts?: readonly string[];
  /** Texts as rows of the log left them. */
  readonly bases?: readonly { readonly card_id: string; readonly field: TextField; readonly version: number }[];
}

/** The person on whose behalf a command is decided. */
export interface DecisionContext {
  readonly role: ProjectRole;
}

/** It cannot be decided on the rows read: they are read again, and it is decided then. */
export class UndecidedError extends Error {}

/** The result of a command. */
export interface Decision {
  readonly changes: readonly Change[];
  /** The row of the log that it undoes or redoes. */
  readonly undoes?: number;
}

/** The rule of a command: pure, on the rows of the project read under its lock. */
export interface CommandRule<Input> {
  needs(input: Input): Needs;
  /** @throws AppError why not; nothing was changed then */
  decide(state: BoardState, input: Input, context: DecisionContext): Decision;
}

/** The rule of an operation. */
export type RuleOf<O extends CommandOperation> = CommandRule<InputOf<O>>;
