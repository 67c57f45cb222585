import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** The page is idle after this time without a request: every action has sent its requests. */
const QUIET_MS = 150;
const PATIENCE_MS = 60_000;

/** The requests with which a page changes its project. */
export class WatchedBoard {
  /** Commands that changed something, other than undos. */
  done = 0;
  /** Undos that took something back. */
  undone = 0;
  /** Answers that are no success, with their texts. */
  readonly refused: string[] = [];
  /** Undoes what has left the screen too, by its procedure. */
  readonly sent: string[] = [];
  readonly page: Page;
  private waiting = 0;
  private lastAt = 0;

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      if (!isCommand(request)) return;
      this.sent.push(procedureOf(request));
      this.waiting += 1;
      this.lastAt = performance.now();
    });
    page.on('requestfinished', (request) => void this.take(request));
    page.on('requestfailed', (request) => {
      if (isCommand(request)) this.answered(`${request.url()} got no answer`);
    });
  }

  /** Waits until everything that has left is answered and nothing follows. */
  async settled(): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    this.lastAt = performance.now();
    while (this.waiting > 0 || performance.now() - this.lastAt < QUIET_MS) {
      if (performance.now() > until)
        throw new Error(`not answered: ${this.waiting} of ${this.sent.slice(-3).join(', ')}`);
      await pause(10);
    }
  }

  /** Waits until one more undo is answered. */
  async turned(): Promise<void> {
    const [undone, refused] = [this.undone, this.refused.length];
    const until = performance.now() + PATIENCE_MS;
    while (this.undone === undone && this.refused.length === refused) {
      if (performance.now() > until) throw new Error('an undo is not answered');
      await pause(5);
    }
  }

  private async take(request: Request): Promise<void> {
    if (!isCommand(request)) return;
    const response = await request.response();
    const body = (await response?.json().catch(() => null)) as { changes?: unknown[] } | null;
    if (response?.status() !== 200) return this.answered(`${request.url()}: ${JSON.stringify(body)}`);
    const hasChanged = (body?.changes?.length ?? 0) > 0;
    if (hasChanged && procedureOf(request) === 'undo_command') this.undone += 1;
    else if (hasChanged) this.done += 1;
    this.answered();
  }

  private answered(refusal?: string): void {
    this.waiting -= 1;
    this.lastAt = performance.now();
    if (refusal !== undefined) this.refused.push(refusal);
  }
}

const procedureOf = (request: Request): string => request.url().slice(request.url().lastIndexOf('/') + 1);

const isCommand = (request: Request): boolean =>
  request.method() === 'POST' &&
  request.url().includes('/rest/v1/rpc/') &&
  (request.postData() ?? '').includes('"command_id"');
