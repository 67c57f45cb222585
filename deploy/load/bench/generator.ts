import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import type { SeededBoard } from '../stack/boards.ts';
import type { Caller } from '../stack/learners.ts';
import { AccountShots } from './account-shots.ts';
import { bookShot, type BookWork } from './book-shots.ts';
import { eventShot } from './event-shots.ts';
import { BoardShots, type BoardWork } from './board-shots.ts';
import { bearer, fire, outcomeOf, post, type LoadResult, type Shot } from './load.ts';

/** The load generator: a process of its own that fires on a signal of its parent. The same client for both sides. */
export interface Plan {
  readonly site: string;
  readonly baseline: string;
  readonly parts: readonly string[];
  readonly callers: readonly Caller[];
  /** Addresses of accounts that sign in. */
  readonly emails: readonly string[];
  /** The first is large, the others are small. */
  readonly boards: readonly SeededBoard[];
  /** The secret with which both sides sign and verify the payment provider's events. */
  readonly webhookSecret: string;
}
export type Side = 'ours' | 'baseline';
export type Work = 'complete-part' | 'read-own-row' | 'sign-in' | 'refresh' | 'take-event' | BoardWork | BookWork;
export interface Order {
  readonly side: Side;
  readonly work: Work;
  readonly connections: number;
  readonly ms: number;
}

const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Plan;
const agents = { ours: new Agent({ keepAlive: true }), baseline: new Agent({ keepAlive: true }) };

/** Hands out learners, each to one connection at a time, part by part as a learner does. */
class Queue {
  private nextCaller = 0;
  private readonly lanes = new Map<number, { caller: Caller; part: number }>();

  take(lane: number): { caller: Caller; partId: string } {
    let place = this.lanes.get(lane);
    if (place === undefined || place.part >= plan.parts.length) {
      const caller = plan.callers[this.nextCaller];
      if (caller === undefined) throw new Error('There are no more learners; seed more.');
      this.nextCaller += 1;
      place = { caller, part: 0 };
      this.lanes.set(lane, place);
    }
    const partId = plan.parts[place.part] ?? '';
    place.part += 1;
    return { caller: place.caller, partId };
  }
}
const queues = { ours: new Queue(), baseline: new Queue() };

const complete = (side: Side, lane: number): Shot => {
  const { caller, partId } = queues[side].take(lane);
  return side === 'ours'
    ? post(`${plan.site}/rest/v1/rpc/complete_part`, bearer(caller), { part_id: partId })
    : post(`${plan.baseline}/complete_part`, {}, { user_id: caller.userId, part_id: partId });
};

let readers = 0;
const read = (side: Side): Shot => {
  const caller = plan.callers[(readers += 1) % Math.min(500, plan.callers.length)] as Caller;
  return side === 'ours'
    ? {
        method: 'GET',
        url: new URL(`${plan.site}/rest/v1/user_progress?user_id=eq.${caller.userId}`),
        headers: bearer(caller),
      }
    : { method: 'GET', url: new URL(`${plan.baseline}/user_progress?user_id=${caller.userId}`), headers: {} };
};

const accounts = new AccountShots(plan);
const boards = new BoardShots(plan);
const onBoards = (work: BoardWork) => (side: Side, lane: number) => boards.shot(work, side, lane);
const onBook = (work: BookWork) => (side: Side, lane: number) => bookShot(plan, work, side, lane);
const shots: Readonly<Record<Work, (side: Side, lane: number) => Shot>> = {
  'complete-part': complete,
  'read-own-row': read,
  'sign-in': (side, lane) => accounts.signIn(side, lane),
  refresh: (side, lane) => accounts.refresh(side, lane),
  'take-event': (side) => eventShot(plan, side),
  'create-card': onBoards('create-card'),
  'move-card': onBoards('move-card'),
  'create-card-spread': onBoards('create-card-spread'),
  'move-card-spread': onBoards('move-card-spread'),
  'read-payments': onBook('read-payments'),
  'read-payments-uncounted': onBook('read-payments-uncounted'),
};

const carryOut = async ({ side, work, connections, ms }: Order): Promise<LoadResult> => {
  if (work === 'refresh') await accounts.open(side, connections, agents[side]);
  return fire(connections, ms, agents[side], (lane) => shots[work](side, lane));
};

process.on('message', (order: Order) => {
  carryOut(order).then(
    (result) => process.send?.(outcomeOf(result)),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.send?.('ready');
