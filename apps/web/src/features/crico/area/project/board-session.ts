import { ClientError } from '@nivel/client/client-error';
import type { BoardPage } from '@nivel/contracts/projects/board-rows';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { limits } from '../../../../limits/limits.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { isTransient } from '../../../../shell/calls/is-transient.ts';
import { createStore } from '../../../../shell/store/store.ts';
import { changesOf, type BoardCommand } from './board-commands.ts';
import { boardOf, received, shownBoard, withoutCommand, type Board, type Held } from './board-store.ts';

export type BoardState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  /** It is not for whoever is here, or no more. */
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly board: Board; readonly waiting: number };

interface Unsent {
  readonly command: BoardCommand;
  readonly settle: (error: unknown) => void;
}

const retrying = { retries: limits.calls.readRetries };
const closing = new Set(['forbidden', 'not_found', 'not_a_crico_user']);

/** A project that is open: what is held of it, what comes in, and what is on its way out. */
export class BoardSession {
  readonly state = createStore<BoardState>({ status: 'loading' });
  private held: Held | null = null;
  /** What came before there was anything to apply it to. */
  private early: ProjectDelta[] = [];
  private readonly unsent: Unsent[] = [];
  private isSending = false;
  private isLeft = false;
  private gap: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly projectId: string) {}

  /** Reads the project, also anew. */
  async load(): Promise<void> {
    this.isLeft = false;
    try {
      const pages = await this.pages();
      const board = boardOf(pages);
      if (!board || this.isLeft) return;
      const { ahead = this.early, waiting = [] } = this.held ?? {};
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

  /** The right to see it was taken away: nothing of it is held any more. */
  close(): void {
    this.held = null;
    this.unsent.splice(0).forEach(({ settle }) => settle(null));
    this.state.write({ status: 'closed' });
  }

  /**
   * Shows what a command does at once, and sends it after those before it.
   *
   * @returns why it was refused; null when it was done
   */
  async perform(command: BoardCommand): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    if (!this.held) return null;
    const changes = (board: Board) => changesOf(command, board);
    const waiting = [...this.held.waiting, { id: command.input.command_id, changes }];
    this.become({ ...this.held, waiting });
    this.unsent.push({ command, settle: resolve });
    void this.send();
    return promise;
  }

  private async pages(): Promise<BoardPage[]> {
    const pages: BoardPage[] = [];
    let after: number | null = 0;
    while (after !== null) {
      const page: BoardPage = await siteClient.call('read_board', { project_id: this.projectId, after }, retrying);
      pages.push(page);
      after = page.next;
    }
    return pages;
  }

  private failed(error: unknown): void {
    if (error instanceof ClientError && closing.has(error.code)) this.close();
    else if (!this.held) this.state.write({ status: 'failed', error });
  }

  private apply(deltas: readonly ProjectDelta[]): void {
    if (this.held) this.become(received(this.held, deltas));
  }

  private become(held: Held): void {
    this.held = held;
    this.state.write({ status: 'open', board: shownBoard(held), waiting: held.waiting.length });
    clearTimeout(this.gap);
    if (held.ahead.length > 0 && !this.isLeft)
      this.gap = setTimeout(() => void this.catchUp(), limits.crico.board.gapMs);
  }

  /** One after the other: a later command may be about what an earlier one makes. */
  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    for (let next = this.unsent[0]; next; next = this.unsent[0]) {
      try {
        const { procedure, input } = next.command;
        this.receive(await siteClient.call(procedure, input, retrying));
        this.settle(next, null);
      } catch (error) {
        if (isTransient(error)) await this.pause();
        else this.settle(next, error);
      }
    }
    this.isSending = false;
  }

  private settle(sent: Unsent, error: unknown): void {
    if (this.unsent[0] === sent) this.unsent.shift();
    if (error !== null && this.held) this.become(withoutCommand(this.held, sent.command.input.command_id));
    sent.settle(error);
  }

  /** Until the device is online again, or for a while. */
  private async pause(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, limits.crico.board.resendMs);
    const wake = () => resolve();
    addEventListener('online', wake, { once: true });
    await promise;
    clearTimeout(timer);
    removeEventListener('online', wake);
  }
}
