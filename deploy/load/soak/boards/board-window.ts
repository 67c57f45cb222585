import { createHash } from 'node:crypto';
import { Agent } from 'node:http';
import type { Live } from '@nivel/client/live';
import { openLive } from '@nivel/client/open-live';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { rowsOf, withChanges, type BoardPage, type BoardRows } from '@nivel/contracts/projects/board-rows';
import type { listProjectChanges } from '@nivel/contracts/projects/list-project-changes.operation';
import { projectChanged } from '@nivel/contracts/projects/project-changed.fact';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { countRefused } from '../../measuring.ts';
import type { Caller } from '../../stack/learners.ts';
import { send } from '../learner-load.ts';

const PATIENCE_MS = 4_000;
const RETRY_MS = 60;
const LONGEST_TRY_MS = 120_000;
/** How long a missing delta may take to arrive before it is requested. */
const GAP_MS = 200;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Final answers: a result, or why it was refused. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** One open window of one person: holds the rows of a project, follows its room, and never reads it again unless it must. */
export class BoardWindow {
  rows: BoardRows | undefined;
  sequence = 0;
  /** How often the whole board was read. */
  reads = 0;
  /** When each sequence number was held. */
  readonly heldAt = new Map<number, number>();
  /** When it learned that the project is no longer for this person. */
  closedAt: number | null = null;
  private early: ProjectDelta[] = [];
  private gap: ReturnType<typeof setTimeout> | undefined;
  private live: Live | undefined;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly site: string;
  private readonly caller: Caller;
  readonly projectId: string;

  constructor(site: string, caller: Caller, projectId: string) {
    this.site = site;
    this.caller = caller;
    this.projectId = projectId;
  }

  /** Joins the room and reads the board. */
  async open(): Promise<void> {
    const { promise: joined, resolve } = Promise.withResolvers<void>();
    this.live = await openLive({
      baseUrl: this.site,
      token: () => Promise.resolve(this.caller.token),
      onMessage: ({ type, data }) => {
        if (type === projectChanged.name) this.receive([(data as { delta: ProjectDelta }).delta]);
      },
      onResync: () => undefined,
    });
    this.live.follow(`project:${this.projectId}`, {
      onStale: () => {
        resolve();
        if (this.rows) void this.catchUp();
      },
      onClosed: () => (this.closedAt = performance.now()),
    });
    await joined;
    await this.read();
  }

  /** Another window of the same person that has just read the stored state. */
  async reader(): Promise<BoardWindow> {
    const window = new BoardWindow(this.site, this.caller, this.projectId);
    await window.read();
    window.close();
    return window;
  }

  close(): void {
    clearTimeout(this.gap);
    this.live?.close();
    this.agent.destroy();
  }

  /** Asks until there is an answer: its loss and the death of the answering process must not affect any command. */
  async ask(procedure: string, input: object, isUnlucky = false): Promise<Answered> {
    const until = performance.now() + LONGEST_TRY_MS;
    const body = JSON.stringify({ project_id: this.projectId, ...input });
    while (performance.now() < until) {
      const patience = isUnlucky && Math.random() < 0.1 ? 1 + Math.random() * 20 : PATIENCE_MS;
      const url = new URL(`/rest/v1/rpc/${procedure}`, this.site);
      const response = await send(url, this.agent, this.caller.token, body, patience);
      if (response !== undefined && response.status < 500 && response.status !== 429)
        return { status: response.status, body: JSON.parse(response.body) as unknown };
      if (response !== undefined) countRefused(String(response.status), `${procedure}: ${response.body.slice(0, 200)}`);
      await pause(RETRY_MS);
    }
    throw new Error(`${procedure} got no answer for ${LONGEST_TRY_MS / 1_000} s`);
  }

  /** SHA-256 of the whole state, independent of its order. */
  hash(): string {
    const sorted = <Row extends { id: string }>(rows: Iterable<Row>): unknown[] =>
      [...rows].sort((one, other) => (one.id < other.id ? -1 : 1)).map(canonical);
    const held = this.rows && { lists: sorted(this.rows.lists.values()), cards: sorted(this.rows.cards.values()) };
    return createHash('sha256').update(JSON.stringify(held)).digest('hex');
  }

  /** Reads the whole board, page after page. */
  async read(): Promise<void> {
    this.reads += 1;
    const pages: BoardPage[] = [];
    for (let after: number | null = 0; after !== null; after = pages.at(-1)?.next ?? null) {
      const { status, body } = await this.ask('read_board', { after });
      if (status !== 200) throw new Error(`read_board was refused: ${status} ${JSON.stringify(body)}`);
      pages.push(body as BoardPage);
    }
    this.rows = rowsOf(pages);
    this.sequence = pages[0]?.sequence ?? 0;
    this.receive([]);
    if (pages.length > 1) await this.catchUp();
  }

  private receive(deltas: readonly ProjectDelta[]): void {
    this.early = [...this.early, ...deltas].sort((one, other) => one.sequence - other.sequence);
    if (this.rows === undefined) return;
    clearTimeout(this.gap);
    const now = performance.now();
    for (const { sequence, changes } of this.early) {
      if (sequence !== this.sequence + 1) continue;
      this.rows = withChanges(this.rows, changes);
      this.sequence = sequence;
      this.heldAt.set(sequence, now);
    }
    this.early = this.early.filter(({ sequence }) => sequence > this.sequence);
    if (this.early.length > 0) this.gap = setTimeout(() => void this.catchUp(), GAP_MS);
  }

  private async catchUp(): Promise<void> {
    const { status, body } = await this.ask('list_project_changes', { after: this.sequence });
    if (status !== 200) throw new Error(`list_project_changes was refused: ${status}`);
    const { deltas, sequence } = body as OutputOf<typeof listProjectChanges>;
    if (deltas === null) return this.read();
    this.receive(deltas);
    if (deltas.length > 0 && this.sequence < sequence) await this.catchUp();
  }
}

const canonical = (row: object): [string, unknown][] =>
  Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
