import type { ToastMessage } from '@nivel/ui/toast-queue';
import { readStored, writeStored } from '../storage/local-storage.ts';
import { limits } from '../../limits/limits.ts';
import { createStore } from '../store/store.ts';

/** The text of a toast, as stored on this device. */
export interface LoggedToast extends Pick<ToastMessage, 'type' | 'title' | 'message' | 'description'> {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isRead: boolean;
  /** Whether the service keeps a notification of the same. */
  readonly isKept: boolean;
}

const entries = createStore<readonly LoggedToast[]>([]);
let owner: string | null = null;

const isLogged = (value: unknown): value is LoggedToast =>
  typeof value === 'object' && value !== null && 'id' in value && 'at' in value && 'message' in value;

const become = (next: readonly LoggedToast[]): void => {
  if (owner) writeStored(`toasts.${owner}`, next);
  entries.write(next);
};

/** Opens the messages to a person on this device; null closes it. */
export const openToastLog = (userId: string | null): void => {
  if (owner === userId) return;
  owner = null;
  const stored = userId ? readStored(`toasts.${userId}`) : [];
  become(Array.isArray(stored) ? stored.filter(isLogged) : []);
  owner = userId;
};

/** Lays a message on top. Without a person there is nowhere to lay it. */
export const logToast = (
  { type, title, message, description }: ToastMessage,
  { at, isKept }: Pick<LoggedToast, 'at' | 'isKept'>,
): void => {
  const isKnown = entries
    .read()
    .some((one) => one.message === message && one.title === title && at - one.at < limits.notifications.sameEventMs);
  if (!owner || isKnown) return;
  const entry: LoggedToast = {
    id: crypto.randomUUID(),
    at,
    isRead: false,
    isKept,
    type,
    message,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  };
  become([entry, ...entries.read()].slice(0, limits.notifications.keptToasts));
};

export const markToastsRead = (): void => become(entries.read().map((entry) => ({ ...entry, isRead: true })));

/** All messages to the person on this device, newest first. */
export const useToastLog = (): readonly LoggedToast[] => entries.use();
