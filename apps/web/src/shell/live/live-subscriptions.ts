import { deliver, type FactHandlers } from '@nivel/client/fact-handlers';
import type { LiveMessage } from '@nivel/client/live';
import { limits } from '../../limits/limits.ts';

/** What a part of the page shows of what happens elsewhere: in another tab, on another device, in the services. */
export interface LiveSubscription {
  /** What is shown at once, by the name of the fact. */
  readonly facts: FactHandlers;
  /** What is shown may be stale: facts came and have settled, or messages may have been missed. */
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

/** Hands a message to all who follow its fact. */
export const publish = (message: LiveMessage): void => {
  const concerned = [...subscriptions].filter(({ facts }) => deliver(facts, message));
  if (concerned.length === 0) return;
  concerned.forEach((subscription) => unsettled.add(subscription));
  clearTimeout(settling);
  settling = setTimeout(settle, limits.live.settleMs);
};

/** Messages may have been missed. */
export const resync = (): void => subscriptions.forEach(({ onStale }) => onStale());
