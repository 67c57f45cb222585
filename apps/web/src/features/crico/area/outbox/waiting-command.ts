import { ClientError } from '@nivel/client/client-error';
import type { BoardCommand } from '../board-model/board-commands.ts';

/** An unanswered command, as stored on this device. */
export interface WaitingCommand {
  readonly userId: string;
  readonly projectId: string;
  readonly command: BoardCommand;
}

/** The same, in the order in which commands were given. */
export interface StoredCommand extends WaitingCommand {
  readonly order: number;
}

/** Why a command was refused, in a form that can be stored and sent to other tabs. */
interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly details: unknown;
}

/** A command that will not be done. It is kept until the person has read the reason. */
export interface RefusedCommand extends WaitingCommand {
  readonly commandId: string;
  readonly refusal: Refusal;
}

/** The code of a command that was not sent, because it refers to the result of a refused one. */
export const STOPPED = 'stopped';

/** The code of a command that will not be answered here: the right to be in the project is lost, and the typed text is shown. */
export const CLOSED = 'closed';

/** The code of a command that was not sent, because too many wait on this device already. */
export const TOO_MANY_WAIT = 'too_many_waiting';

export const refusalOf = (error: unknown): Refusal =>
  error instanceof ClientError
    ? { code: error.code, message: error.message, details: error.details }
    : { code: 'unknown', message: String(error), details: null };

/** The refusal as callers know failed calls. */
export const errorOf = (refusal: Refusal): ClientError => new ClientError({ kind: 'refused', status: 409, ...refusal });
