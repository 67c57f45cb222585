import { ClientError } from '@nivel/client/client-error';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { limits } from '../../../../limits/limits.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { isTransient } from '../../../../shell/calls/is-transient.ts';
import { createStore } from '../../../../shell/store/store.ts';
import type { CommandSender, Outcome } from './command-sender.ts';
import { CLOSED, errorOf, type RefusedCommand } from './waiting-command.ts';
import { readPages } from './board-pages.ts';
import { changesOf, type BoardCommand } from './board-commands.ts';
import { boardOf, received, shownBoard, withoutCommand, type Board, type Held } from './board-store.ts';
import { typedTexts } from './typed-texts.ts';

export type BoardState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  /** It is not for whoever is here, or no more. */
  | { readonly status: 'closed'; readonly texts: readonly string[] }
  | OpenBoard;

/** A board that is shown, and how far it is from what the service has. */
export interface OpenBoard {
  readonly status: 'open';
  readonly board: Board;
  /** Own commands that are not answered. */
  readonly waiting: number;
  /** Commands of others that are known to be missing. */
  readonly behind: number;
  /** Own commands that will not be done, until somebody has read why. */
  readonly refused: readonly RefusedCommand[];
}

/** What a command did, or why it was refused. */
interface Answer {
  readonly delta: ProjectDelta | null;
  readonly error: unknown;
}

const nothing: Answer = { delta: null, error: null };
const closed: Answer = { delta: null, error: errorOf({ code: CLOSED, message: '', details: null }) };
const retrying = { retries: limits.calls.readRetries };
const closing = new Set(['forbidden', 'not_found', 'not_a_crico_user']);

const waitingOf = (command: BoardCommand): Held['waiting'][number] => ({
  id: command.input.command_id,
  changes: (board) => changesOf(command, board),
});

/** How many commands of others are missing, as far as what came too early says. */
const behind = ({ board, ahead }: Held): number =>
  ahead.length === 0 ? 0 : Math.max(...ahead.map(({ sequence }) => sequence)) - board.sequence - ahead.length;

/** A project that is open: what is held of it, what comes in, and what is on its way out. */
export class BoardSession {
  readonly state = createStore<BoardState>({ status: 'loading' });
  private held: Held | null = null;
  /** What came before there was anything to apply it to. */
  private early: ProjectDelta[] = [];
  /** The command that was given last, here. */
  private last: string | null = null;
  private refused: readonly RefusedCommand[] = [];
  private readonly callers = new Map<string, (answer: Answer) => void>();
  private endListening: (() => void) | undefined;
  private isLeft = false;
  private gap: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly projectId: string,
    private readonly sender: CommandSender,
  ) {}

  /** Reads the project, also anew. */
  async load(): Promise<void> {
    this.isLeft = false;
    this.endListening ??= this.sender.listen((outcome) => this.hear(outcome));
    try {
      const [pages, kept, refused] = await Promise.all([
        readPages(this.projectId),
        this.kept(),
        this.sender.refused(this.projectId),
      ]);
      const board = boardOf(pages);
      if (!board || this.isLeft) return;
      const { ahead = this.early, waiting = kept } = this.held ?? {};
      this.refused = refused;
      this.become(received({ board, ahead, waiting }, []));
      this.early = [];
      // Pages after the first may be newer than its number, and something may have happened before the room was joined.
      if (pages.length > 1) await this.catchUp();
    } catch (error) {
      this.failed(error);
    }
  }

  /** What was on its way when somebody left the page is still sent. */
  leave(): void {
    this.isLeft = true;
    this.endListening?.();
    this.endListening = undefined;
    clearTimeout(this.gap);
  }

  receive(delta: ProjectDelta): void {
    if (this.held) this.apply([delta]);
    else this.early.push(delta);
  }

  /** Deltas may have been missed: those after the last one are fetched; where there are too many, the board is. */
  async catchUp(): Promise<void> {
    if (!this.held) return this.state.read().status === 'failed' ? this.load() : undefined;
    const after = this.held.board.sequence;
    try {
      const { deltas } = await siteClient.call('list_project_changes', { project_id: this.projectId, after }, retrying);
      if (deltas === null) return await this.load();
      this.apply(deltas);
    } catch (error) {
      if (isTransient(error)) this.gap = setTimeout(() => void this.catchUp(), limits.crico.board.resendMs);
      else this.failed(error);
    }
    return undefined;
  }

  /** The right to see it was taken away: nothing of it is held any more but what was typed here. */
  async close(): Promise<void> {
    this.held = null;
    const open = typedTexts.open();
    const waiting = await this.sender.waiting(this.projectId);
    const given = [...waiting, ...this.refused].map(({ command }) => command.input);
    this.callers.forEach((settle) => settle(closed));
    this.callers.clear();
    this.state.write({ status: 'closed', texts: [...new Set([...open, ...typedTexts.in(given)])] });
    await this.sender.forget(this.projectId);
  }

  /** Why commands were refused has been read: of all of them, unless it is said of which. */
  async dismiss(commandIds = this.refused.map(({ commandId }) => commandId)): Promise<void> {
    await this.sender.dismiss(this.projectId, commandIds);
  }

  /**
   * Shows what a command does at once, and sends it after those before it.
   *
   * @returns why it was refused; null when it was done
   */
  async perform(command: BoardCommand): Promise<unknown> {
    return (await this.request(command)).error;
  }

  /** Whether nothing was done here since a command: only then taking back the last one takes back that. */
  isLast(commandId: string): boolean {
    return this.last === commandId;
  }

  /** The same, with what it did. */
  async request(command: BoardCommand): Promise<Answer> {
    if (!this.held) return closed;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.callers.set(command.input.command_id, resolve);
    this.last = command.input.command_id;
    this.show(command);
    void this.sender.give(this.projectId, command);
    return promise;
  }

  /** What waits since before this page was there. */
  private async kept(): Promise<Held['waiting']> {
    return (await this.sender.waiting(this.projectId)).map(({ command }) => waitingOf(command));
  }

  private show(command: BoardCommand): void {
    if (!this.held || this.held.waiting.some(({ id }) => id === command.input.command_id)) return;
    this.become({ ...this.held, waiting: [...this.held.waiting, waitingOf(command)] });
  }

  private hear(outcome: Outcome): void {
    if (outcome.projectId !== this.projectId) return;
    if (outcome.type === 'given') this.show(outcome.command);
    else if (outcome.type === 'done') {
      this.receive(outcome.delta);
      this.settle(outcome.delta.command_id, { ...nothing, delta: outcome.delta });
    } else void this.readRefused(outcome.type === 'refused' ? outcome.refused : []);
  }

  private async readRefused(refused: readonly RefusedCommand[]): Promise<void> {
    if (this.held) for (const { commandId } of refused) this.held = withoutCommand(this.held, commandId);
    this.refused = await this.sender.refused(this.projectId);
    if (this.held) this.become(this.held);
    refused.forEach(({ commandId, refusal }) => this.settle(commandId, { ...nothing, error: errorOf(refusal) }));
  }

  private settle(commandId: string, answer: Answer): void {
    this.callers.get(commandId)?.(answer);
    this.callers.delete(commandId);
  }

  private failed(error: unknown): void {
    if (error instanceof ClientError && closing.has(error.code)) void this.close();
    else if (!this.held) this.state.write({ status: 'failed', error });
  }

  private apply(deltas: readonly ProjectDelta[]): void {
    if (this.held) this.become(received(this.held, deltas));
  }

  private become(held: Held): void {
    this.held = held;
    const { refused } = this;
    this.state.write({
      status: 'open',
      board: shownBoard(held),
      waiting: held.waiting.length,
      behind: behind(held),
      refused,
    });
    clearTimeout(this.gap);
    if (held.ahead.length > 0 && !this.isLeft)
      this.gap = setTimeout(() => void this.catchUp(), limits.crico.board.gapMs);
  }
}
