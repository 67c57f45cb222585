import { Agent } from 'node:http';
import type pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { partCompleted } from '@nivel/contracts/learning/part-completed.fact';
import { factSubject } from '@nivel/contracts/kernel/fact';
import type { Caller } from '../stack/learners.ts';
import { percentile } from './figures.ts';
import { send } from './load.ts';

interface Live {
  readonly type: string;
  readonly data: { readonly partId?: string };
}

const connect = async (site: string, { token }: Caller): Promise<Socket> => {
  const socket = io(site, { transports: ['websocket'], auth: { token }, forceNew: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('ready', () => resolve());
    socket.once('connect_error', reject);
  });
  return socket;
};

const now = (): number => performance.timeOrigin + performance.now();

/** Completes every part of one learner while another browser of hers is watching; when each message came, by part. */
const follow = async (
  site: string,
  caller: Caller,
  parts: readonly string[],
  agent: Agent,
): Promise<Map<string, number>> => {
  const socket = await connect(site, caller);
  const received = new Map<string, number>();
  const { promise: all, resolve } = Promise.withResolvers<void>();
  socket.on('live', ({ type, data }: Live) => {
    if (type !== partCompleted.name || data.partId === undefined || received.has(data.partId)) return;
    received.set(data.partId, now());
    if (received.size === parts.length) resolve();
  });
  for (const partId of parts) {
    const body = JSON.stringify({ part_id: partId });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` };
    const { status } = await send(agent, {
      method: 'POST',
      url: new URL('/rest/v1/rpc/complete_part', site),
      headers,
      body,
    });
    if (status !== 200) throw new Error(`complete_part answered ${status}`);
    await new Promise((next) => setTimeout(next, 10));
  }
  await Promise.race([all, new Promise((next) => setTimeout(next, 5_000))]);
  socket.close();
  return received;
};

const COMMITTED = `SELECT payload::json->>'partId' AS part, extract(epoch FROM created_at) * 1000 AS at
FROM learning.outbox WHERE subject = $1 AND payload::json->>'userId' = $2`;

/**
 * How long a fact takes from the database to the socket of another browser. The start is the time of the statement that
 * wrote it, so the commit itself is counted too.
 */
export const factToScreen = async (
  site: string,
  owner: pg.Client,
  callers: readonly Caller[],
  parts: readonly string[],
): Promise<{ n: number; lost: number; p50: number; p95: number; p99: number }> => {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  let lost = 0;
  for (const caller of callers) {
    const received = await follow(site, caller, parts, agent);
    const { rows } = await owner.query<{ part: string; at: string }>(COMMITTED, [
      factSubject(partCompleted),
      caller.userId,
    ]);
    for (const { part, at } of rows) {
      const receivedAt = received.get(part);
      if (receivedAt === undefined) lost += 1;
      else waits.push(receivedAt - Number(at));
    }
  }
  agent.destroy();
  waits.sort((a, b) => a - b);
  const at = (share: number): number => percentile(waits, share);
  return { n: waits.length, lost, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};
