import { deliver, type AnyFactHandlers } from '@nivel/client/fact-handlers';
import type { LiveMessage } from '@nivel/client/live';
import { limits } from '../../limits/limits.ts';

/** A part of the page's reactions to events elsewhere: in another tab, on another device, in the services. */
export interface LiveSubscription {
  /** The room it is about; without one, what concerns the user's own. */
  readonly room?: string;
  /** The live messages, by the name of the fact. */
  readonly facts: AnyFactHandlers;
  /**
   * Marks shown data as stale: after missed messages, or when facts about the user have settled. A room's message contains the
   * whole change, so its facts alone make nothing stale.
   */
  readonly onStale: () => void;
}

const subscriptions = new Set<LiveSubscription>();
const unsettled = new Set<LiveSubscription>();
let settling: ReturnType<typeof setTimeout> | undefined;

/** @returns ends the subscription */
export const subscribe = (subscription: LiveSubscription): (() => void) => {
  subscriptions.add(subscription);
  return () => {
    subscriptions.delete(subscription);
    unsettled.delete(subscription);
  };
};

const settle = (): void => {
  const stale = [...unsettled];
  unsettled.clear();
  stale.forEach(({ onStale }) => onStale());
};

/** Hands a message to all who follow its fact where it happened. */
export const publish = (message: LiveMessage): void => {
  const concerned = [...subscriptions].filter(({ room, facts }) => room === message.room && deliver(facts, message));
  if (concerned.length === 0 || message.room !== undefined) return;
  concerned.forEach((subscription) => unsettled.add(subscription));
  clearTimeout(settling);
  settling = setTimeout(settle, limits.live.settleMs);
};

/** Messages of the user's own may have been missed; the connection notifies rooms. */
export const resync = (): void =>
  subscriptions.forEach(({ room, onStale }) => {
    if (room === undefined) onStale();
  });
