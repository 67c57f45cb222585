import { Agent } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { BoardPage } from '@nivel/contracts/projects/board-rows';
import type { Caller } from '../stack/learners.ts';
import { Refused, sampled, times } from '../measuring.ts';
import { round, waitsOf, type Waits } from './figures.ts';
import { bearer, post, sendForBytes } from './load.ts';

const READS = 100;
/** Not counted: the engine compiles meanwhile. */
const WARM_UP = 50;

export interface BoardReads {
  /** How often the server was called for one board. */
  readonly pages: number;
  readonly bytes: number;
  readonly compressed: number;
  /** From the first question to the last byte of the last page, each compressed as for a browser. */
  readonly waits: Waits;
}

/** A page as it came, and unpacked. */
interface Read {
  readonly sent: number;
  readonly text: string;
  /** From the question to the last byte; unpacking it is the reader's work. */
  readonly ms: number;
}

const readOnce = async (agent: Agent, site: string, caller: Caller, projectId: string): Promise<Read[]> => {
  const headers = { ...bearer(caller), 'accept-encoding': 'br' };
  const pages: Read[] = [];
  for (let after: number | null = 0; after !== null;) {
    const shot = post(`${site}/rest/v1/rpc/read_board`, headers, { project_id: projectId, after });
    const askedAt = performance.now();
    const { status, encoding, bytes } = await sendForBytes(agent, shot);
    const ms = performance.now() - askedAt;
    if (status !== 200) throw new Refused('a board', status, bytes.toString());
    const text = (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
    pages.push({ sent: bytes.length, text, ms });
    after = (JSON.parse(text) as BoardPage).next;
  }
  return pages;
};

/** The cost of a board for the client that opens it. */
export const boardReads = async (site: string, caller: Caller, projectId: string): Promise<BoardReads> => {
  const agent = new Agent({ keepAlive: true });
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  const readSome = (count: number) => sampled(times(count), () => readOnce(agent, site, caller, projectId));
  await readSome(WARM_UP);
  const reads = await readSome(READS);
  const waits = reads.map((pages) => sum(pages.map(({ ms }) => ms)));
  const pages = reads.at(-1) ?? [];
  agent.destroy();
  const bytes = sum(pages.map(({ text }) => Buffer.byteLength(text)));
  return { pages: pages.length, bytes, compressed: sum(pages.map(({ sent }) => sent)), waits: waitsOf(waits) };
};

/** One line for people. */
export const boardLine = (cards: number, { pages, bytes, compressed, waits }: BoardReads): string =>
  [
    `board of ${cards} cards: ${round(bytes / 1_000, 0)} KB in ${pages} answers (limit 460)`,
    `${round(compressed / 1_000, 0)} KB compressed (limit 120)`,
    `p50 ${waits.p50.toFixed(1)} ms (limit 40), p95 ${waits.p95.toFixed(1)} ms (n = ${waits.n})`,
  ].join(', ');
