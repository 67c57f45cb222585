import { waitingOf, type BoardCommand } from '../board-model/board-commands.ts';
import type { WaitingCommand } from '../board-model/board-store.ts';
import { CommandAnswers, type Answer } from './command-answers.ts';
import type { CommandSender, Outcome } from './command-sender.ts';
import { OwnCommands } from './own-commands.ts';
import { errorOf, type RefusedCommand } from './waiting-command.ts';

/** The outgoing commands of an open project: waiting, done and refused ones. */
export class ProjectOutbox {
  readonly own = new OwnCommands();
  /** Refused commands, until the person has read the reason. */
  refused: readonly RefusedCommand[] = [];
  private readonly answers = new CommandAnswers();

  constructor(
    private readonly projectId: string,
    private readonly sender: CommandSender,
  ) {}

  /** @returns ends it */
  listen(handle: (outcome: Outcome) => void): () => void {
    return this.sender.listen((outcome) => {
      if (outcome.projectId === this.projectId) handle(outcome);
    });
  }

  /** Sends a command after those before it. */
  give(command: BoardCommand): Promise<Answer> {
    const answer = this.answers.of(command.input.command_id);
    void this.sender.give(this.projectId, command);
    return answer;
  }

  /** Commands that have waited since before this page was loaded. */
  async waiting(): Promise<readonly WaitingCommand[]> {
    return (await this.sender.waiting(this.projectId)).map(({ command }) => waitingOf(command));
  }

  async readRefused(): Promise<void> {
    this.refused = await this.sender.refused(this.projectId);
  }

  /** Records that a command was done, its effect, and that it was the person's own. */
  settleDone({ delta }: Extract<Outcome, { type: 'done' }>): void {
    this.answers.settle(delta.command_id, { delta });
  }

  settleRefused(refused: readonly RefusedCommand[]): void {
    refused.forEach(({ commandId, refusal }) => this.answers.settle(commandId, { error: errorOf(refusal) }));
  }

  /** Whether no command followed this one here: only then does undoing the last one undo it. */
  isLast(commandId: string): boolean {
    return this.answers.isLast(commandId) && !this.own.isTakenBack(commandId);
  }

  /** The person has read why commands were refused: all of them, unless one is named. */
  async dismiss(commandIds = this.refused.map(({ commandId }) => commandId)): Promise<void> {
    await this.sender.dismiss(this.projectId, commandIds);
  }

  /** None of them will be answered. @returns the content of the lost commands */
  async close(): Promise<readonly object[]> {
    const waiting = await this.sender.waiting(this.projectId);
    this.answers.close();
    return [...waiting, ...this.refused].map(({ command }) => command.input);
  }

  async forget(): Promise<void> {
    await this.sender.forget(this.projectId);
  }
}
