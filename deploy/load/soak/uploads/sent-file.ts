import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeededBoard } from '../../stack/boards.ts';
import type { Caller } from '../../stack/learners.ts';

const MOST_BYTES = 128 * 1_024;
/** A file arrives in this number of pieces, so that a killed process has some of them but not all. */
const PIECES = 4;
const BETWEEN_PIECES_MS = 30;
const PATIENCE_MS = 10_000;

/** A file that a person sends to a card. */
export interface SentFile {
  readonly id: string;
  readonly path: string;
  readonly bytes: Buffer;
}

/** A file of random length and content, for any card of a board. */
export const newFile = ({ projectId, cards }: SeededBoard): SentFile => {
  const id = randomUUID();
  const card = cards[randomInt(cards.length)] ?? '';
  return {
    id,
    path: `attachments/${projectId}/${card}/${id}/medida.bin`,
    bytes: randomBytes(randomInt(1, MOST_BYTES)),
  };
};

interface UploadAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * Sends a file in pieces.
 * @param cutAfter bytes after which the sender vanishes; undefined sends all of them
 * @returns the answer; null where the connection broke or nothing came in time
 */
export const sendFile = (
  site: string,
  { token }: Caller,
  { path, bytes }: SentFile,
  cutAfter?: number,
): Promise<UploadAnswer | null> =>
  new Promise((resolve) => {
    const agent = new Agent();
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'content-length': bytes.length,
    };
    const sent = request(
      new URL(`/storage/v1/object/${path}`, site),
      { agent, method: 'POST', headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
        response.on('error', () => resolve(null));
      },
    );
    sent.on('error', () => resolve(null));
    sent.on('close', () => {
      clearTimeout(late);
      agent.destroy();
      resolve(null);
    });
    const late = setTimeout(() => sent.destroy(), PATIENCE_MS);
    void write(sent, bytes.subarray(0, cutAfter)).then(() => {
      if (cutAfter === undefined) sent.end();
      else sent.destroy();
    });
  });

const write = async (to: ReturnType<typeof request>, bytes: Buffer): Promise<void> => {
  const each = Math.max(1, Math.ceil(bytes.length / PIECES));
  if (bytes.length === 0) to.flushHeaders();
  for (let from = 0; from < bytes.length && !to.destroyed; from += each) {
    to.write(bytes.subarray(from, from + each));
    await pause(BETWEEN_PIECES_MS);
  }
};
