import type { ToastMessage } from '@nivel/ui/toast-queue';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage/local-storage.ts';

export interface InboxEntry extends Omit<ToastMessage, 'duration' | 'symbol'> {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isRead: boolean;
  /** Whether the service keeps a notification of the same. */
  readonly isKept: boolean;
}

const keptAtMost = 50;
const listeners = new Set<() => void>();
let owner: string | null = null;
let entries: readonly InboxEntry[] = [];

const isEntry = (value: unknown): value is InboxEntry =>
  typeof value === 'object' && value !== null && 'id' in value && 'at' in value && 'message' in value;

const become = (next: readonly InboxEntry[]): void => {
  entries = next;
  if (owner) writeStored(`inbox.${owner}`, entries);
  listeners.forEach((listener) => listener());
};

/** Opens the inbox of a learner on this device; null closes it. */
export const openInbox = (userId: string | null): void => {
  if (owner === userId) return;
  owner = null;
  const stored = userId ? readStored(`inbox.${userId}`) : [];
  become(Array.isArray(stored) ? stored.filter(isEntry) : []);
  owner = userId;
};

/** The same message within this time is the same event, told by an answer and by a live message. */
const sameEventMs = 5000;

/** Lays a message on top of the inbox. Without a learner there is no inbox to lay it into. */
export const addToInbox = (
  { type, title, message, description }: ToastMessage,
  { at, isKept }: Pick<InboxEntry, 'at' | 'isKept'>,
): void => {
  const isKnown = entries.some((one) => one.message === message && one.title === title && at - one.at < sameEventMs);
  if (!owner || isKnown) return;
  const entry: InboxEntry = {
    id: crypto.randomUUID(),
    at,
    isRead: false,
    isKept,
    type,
    message,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  };
  become([entry, ...entries].slice(0, keptAtMost));
};

export const markInboxRead = (): void => become(entries.map((entry) => ({ ...entry, isRead: true })));

/** Everything that was told to the learner on this device, newest first. */
export const useInbox = (): readonly InboxEntry[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => entries,
  );
