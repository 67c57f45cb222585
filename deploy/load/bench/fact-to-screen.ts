import { Agent } from 'node:http';
import type pg from 'pg';
import { partCompleted } from '@nivel/contracts/learning/part-completed.fact';
import { factSubject } from '@nivel/contracts/kernel/fact';
import type { Caller } from '../stack/learners.ts';
import { Refused, sampled } from '../measuring.ts';
import { waitsOf, type Waits } from './figures.ts';
import { connect } from './live-socket.ts';
import { send } from './load.ts';

const PATIENCE_MS = 5_000;

interface Live {
  readonly type: string;
  readonly data: { readonly partId?: string };
}

const now = (): number => performance.timeOrigin + performance.now();

/** Completes every part of one learner while another browser of hers is watching; when each message came, by part. */
const follow = async (
  site: string,
  caller: Caller,
  parts: readonly string[],
  agent: Agent,
): Promise<Map<string, number>> => {
  const socket = await connect(site, caller.token);
  const received = new Map<string, number>();
  socket.on('live', ({ type, data }: Live) => {
    if (type !== partCompleted.name || data.partId === undefined || received.has(data.partId)) return;
    received.set(data.partId, now());
  });
  const completed = await sampled(parts, async (partId) => {
    const body = JSON.stringify({ part_id: partId });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` };
    const { status, body: answer } = await send(agent, {
      method: 'POST',
      url: new URL('/rest/v1/rpc/complete_part', site),
      headers,
      body,
    });
    if (status !== 200) throw new Refused('complete_part', status, answer);
    await new Promise((next) => setTimeout(next, 10));
  });
  const until = performance.now() + PATIENCE_MS;
  while (received.size < completed.length && performance.now() < until)
    await new Promise((next) => setTimeout(next, 10));
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
): Promise<Waits & { readonly lost: number }> => {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  let lost = 0;
  await sampled(callers, async (caller) => {
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
  });
  agent.destroy();
  return { ...waitsOf(waits), lost };
};
