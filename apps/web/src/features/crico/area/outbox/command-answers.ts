import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { CLOSED, errorOf } from './waiting-command.ts';

/** The result of a command, or its refusal. */
export interface Answer {
  readonly delta: ProjectDelta | null;
  readonly error: unknown;
}

export const closed: Answer = { delta: null, error: errorOf({ code: CLOSED, message: '', details: null }) };

/** The parts of this page that wait for the answer to a command. */
export class CommandAnswers {
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  /** The command that was given last, here. */
  private last: string | null = null;

  of(commandId: string): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.waiting.set(commandId, resolve);
    this.last = commandId;
    return promise;
  }

  isLast(commandId: string): boolean {
    return this.last === commandId;
  }

  settle(commandId: string, answer: Partial<Answer>): void {
    this.waiting.get(commandId)?.({ delta: null, error: null, ...answer });
    this.waiting.delete(commandId);
  }

  /** They will never be answered. */
  close(): void {
    this.waiting.forEach((settle) => settle(closed));
    this.waiting.clear();
  }
}
