import { ClientError } from '@nivel/client/client-error';
import type { BoardPage } from '@nivel/contracts/projects/board-rows';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { limits } from '../../../../limits/limits.ts';
import { isTransient } from '../../../../shell/calls/is-transient.ts';
import { createStore } from '../../../../shell/store/store.ts';
import { closed, type Answer } from '../outbox/command-answers.ts';
import type { CommandSender, Outcome } from '../outbox/command-sender.ts';
import { ProjectOutbox } from '../outbox/project-outbox.ts';
import { BoardStorage } from './board-storage.ts';
import { readChanges, readPages } from './board-pages.ts';
import { yieldToBrowser } from './yield-to-browser.ts';
import { waitingOf, type BoardCommand } from '../board-model/board-commands.ts';
import { boardOf, received, withoutCommand, type OptimisticBoard } from '../board-model/board-store.ts';
import { RetryTimer } from '../outbox/retry-timer.ts';
import { openBoardOf, type BoardState } from './open-board.ts';
import { unsavedTexts } from './unsaved-texts.ts';
import { uuidv7 } from '../board-model/uuidv7.ts';

const closing = new Set(['forbidden', 'not_found', 'not_a_crico_user']);

/** A project that is open: its state, incoming deltas, and outgoing commands. */
export class BoardSession {
  readonly state = createStore<BoardState>({ status: 'loading' });
  private held: OptimisticBoard | null = null;
  /** Deltas that arrived before there was anything to apply them to. */
  private early: ProjectDelta[] = [];
  private endListening: (() => void) | undefined;
  private isLeft = false;
  private isLoading = false;
  private readonly retryTimer = new RetryTimer(() => void this.catchUp());
  private asOf: number | null = null;
  /** Why newer data were refused. */
  private trouble: unknown = null;
  private readonly storage: BoardStorage;
  readonly outbox: ProjectOutbox;

  constructor(
    userId: string,
    private readonly projectId: string,
    sender: CommandSender,
  ) {
    this.storage = new BoardStorage(userId, projectId);
    this.outbox = new ProjectOutbox(projectId, sender);
  }

  /** Reads the project, also again. */
  async load(): Promise<void> {
    this.isLeft = false;
    this.isLoading = true;
    this.endListening ??= this.outbox.listen((outcome) => this.handleOutcome(outcome));
    const late = setTimeout(() => void this.showKept(), limits.crico.board.kept.shownAfterMs);
    const { first, all } = readPages(this.projectId);
    void this.showFirst(first);
    try {
      const [pages, kept] = await Promise.all([all, this.outbox.waiting(), this.outbox.readRefused()]);
      const board = boardOf(pages);
      // Unpacking a large board and drawing it are two tasks, between which the page answers.
      await yieldToBrowser();
      if (!board || this.isLeft) return;
      const { ahead = this.early, waiting = kept } = this.held ?? {};
      this.isAnswered();
      this.update(received({ board, ahead, waiting }, []));
      this.early = [];
      // Pages after the first may be newer than its number, and something may have happened before the room was joined.
      if (pages.length > 1) await this.catchUp();
    } catch (error) {
      if (isTransient(error) && (this.held || (await this.showKept()))) this.catchUpLater();
      else this.failed(error);
    } finally {
      clearTimeout(late);
      this.isLoading = false;
    }
  }

  /** Commands under way when the person left the page are still sent. */
  leave(): void {
    this.isLeft = true;
    this.endListening?.();
    this.endListening = undefined;
    this.retryTimer.cancel();
    this.storage.leave();
  }

  receive(delta: ProjectDelta): void {
    if (this.held) this.apply([delta]);
    else this.early.push(delta);
  }

  /** The answer to an own command that was sent past the outbox, because its effect is not predicted. */
  receiveOwn(delta: ProjectDelta): void {
    if (delta.changes.length === 0) return;
    this.outbox.own.note(delta);
    this.receive(delta);
  }

  /** The rights of the person from now on. */
  takeRole(role: ProjectRole): void {
    if (this.held) this.update({ ...this.held, board: { ...this.held.board, role } });
  }

  /** Deltas may have been missed: those after the last one are fetched; where there are too many, the board is. */
  async catchUp(): Promise<void> {
    if (!this.held) return this.state.read().status === 'failed' ? this.load() : undefined;
    if (this.held.board.isPartial) return this.isLoading ? undefined : this.load();
    const after = this.held.board.sequence;
    try {
      const deltas = await readChanges(this.projectId, after);
      if (deltas === null) return await this.load();
      this.isAnswered();
      this.apply(deltas);
    } catch (error) {
      if (isTransient(error)) this.catchUpLater();
      else this.failed(error);
    }
    return undefined;
  }

  /** The right to see it was taken away: everything but the typed text is dropped. */
  async close(): Promise<void> {
    this.held = null;
    void this.storage.forget();
    const open = unsavedTexts.open();
    const left = unsavedTexts.in(await this.outbox.close());
    this.state.write({ status: 'closed', texts: [...new Set([...open, ...left])] });
    await this.outbox.forget();
  }

  /**
   * Shows what a command does immediately, and sends it after those before it.
   *
   * @returns why it was refused; null when it was done
   */
  async perform(command: BoardCommand): Promise<unknown> {
    return (await this.request(command)).error;
  }

  /** The same, with what it did. */
  async request(command: BoardCommand): Promise<Answer> {
    if (!this.held) return closed;
    this.show(command);
    return this.outbox.give(command);
  }

  /** Whether the maximum of waiting commands is reached: the next one is refused. */
  isFull(): boolean {
    return this.held !== null && this.held.waiting.length >= limits.crico.board.waitingMost;
  }

  /**
   * The commands of an undo or redo; they never revert anything that is not visible here yet.
   *
   * @param commandId the one command to undo; without it the last one
   */
  undoInput(commandId?: string) {
    const seen = commandId === undefined ? this.seen() : undefined;
    const meant = { ...(commandId !== undefined && { undoes: commandId }), ...(seen !== undefined && { seen }) };
    return { project_id: this.projectId, command_id: uuidv7(), ...meant };
  }

  /** The sequence number up to which the project is seen here; undefined while own commands wait. */
  private seen(): number | undefined {
    return this.held?.waiting.length === 0 ? this.held.board.sequence : undefined;
  }

  /** Shows the cards of the first page of a board that has more, until all have come. */
  private async showFirst(first: Promise<BoardPage>): Promise<void> {
    try {
      const [page, waiting] = await Promise.all([first, this.outbox.waiting(), this.outbox.readRefused()]);
      const board = boardOf([page]);
      if (!board || page.next === null || this.held || this.isLeft) return;
      this.isAnswered();
      this.update({ board: { ...board, isPartial: true }, ahead: this.early, waiting });
      this.early = [];
    } catch {
      // The code that waits for all pages reports the reason.
    }
  }

  /** Shows the board as last read on this device. @returns whether there is one */
  private async showKept(): Promise<boolean> {
    const { outbox } = this;
    const [kept, waiting] = await Promise.all([this.storage.read(), outbox.waiting(), outbox.readRefused()]);
    if (!kept || this.held || this.isLeft || this.state.read().status === 'closed') return this.held !== null;
    this.asOf = kept.savedAt;
    this.update({ board: kept.board, ahead: [], waiting });
    return true;
  }

  private isAnswered(): void {
    this.asOf = null;
    this.trouble = null;
    this.retryTimer.isAnswered();
  }

  private catchUpLater(): void {
    if (!this.isLeft) this.retryTimer.afterSilence();
  }

  private show(command: BoardCommand): void {
    if (!this.held || this.held.waiting.some(({ id }) => id === command.input.command_id)) return;
    this.update({ ...this.held, waiting: [...this.held.waiting, waitingOf(command)] });
  }

  private handleOutcome(outcome: Outcome): void {
    if (outcome.type === 'given') this.show(outcome.command);
    else if (outcome.type === 'done') {
      // The display of the board states what an undo would revert.
      this.outbox.own.note(outcome.delta);
      this.receive(outcome.delta);
      this.outbox.settleDone(outcome);
    } else void this.readRefused(outcome.type === 'refused' ? outcome.refused : []);
  }

  private async readRefused(refused: ProjectOutbox['refused']): Promise<void> {
    if (this.held) for (const { commandId } of refused) this.held = withoutCommand(this.held, commandId);
    await this.outbox.readRefused();
    if (this.held) this.update(this.held);
    this.outbox.settleRefused(refused);
  }

  private failed(error: unknown): void {
    if (error instanceof ClientError && closing.has(error.code)) void this.close();
    else if (!this.held) this.state.write({ status: 'failed', error });
    else {
      this.trouble = error;
      this.tell(this.held);
    }
  }

  private apply(deltas: readonly ProjectDelta[]): void {
    if (this.held) this.update(received(this.held, deltas));
  }

  private tell(held: OptimisticBoard): void {
    const { refused } = this.outbox;
    this.state.write(openBoardOf(held, { refused, asOf: this.asOf, trouble: this.trouble }));
  }

  private update(held: OptimisticBoard): void {
    this.held = held;
    this.tell(held);
    if (this.asOf !== null || held.board.isPartial) return;
    this.storage.take(held.board);
    this.retryTimer.cancel();
    if (held.ahead.length > 0 && !this.isLeft) this.retryTimer.after(limits.crico.board.gapMs);
  }
}
