import { limits } from '../../../../limits/limits.ts';
import type { Board } from '../board-model/board-store.ts';
import { storedBoards, type StoredBoard } from './stored-boards.ts';

/** Copying a large board takes a moment, and is done when nothing waits for it. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work);
};

/** Keeps a board on this device as the service has it, now and then while it changes, and once more when it is left. */
export class BoardStorage {
  private board: Board | null = null;
  private kept: Board | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly userId: string,
    private readonly projectId: string,
  ) {}

  take(board: Board): void {
    this.board = board;
    if (board === this.kept) return;
    this.timer ??= setTimeout(() => whenIdle(() => this.keep()), limits.crico.board.kept.everyMs);
  }

  read(): Promise<StoredBoard | undefined> {
    return storedBoards.read(this.userId, this.projectId);
  }

  leave(): void {
    if (this.timer !== undefined) this.keep();
  }

  /** The right to see it is lost. */
  async forget(): Promise<void> {
    clearTimeout(this.timer);
    [this.board, this.timer] = [null, undefined];
    await storedBoards.forget(this.userId, this.projectId);
  }

  private keep(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { userId, projectId, board } = this;
    if (board === null || board === this.kept) return;
    this.kept = board;
    void storedBoards.keep({ userId, projectId, board, savedAt: Date.now() });
  }
}
