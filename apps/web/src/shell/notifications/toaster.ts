import {
  dismiss,
  emptyQueue,
  expire,
  nextExpiry,
  show,
  type ToastMessage,
  type ToastQueue,
} from '@nivel/ui/toast-queue';
import { useSyncExternalStore } from 'react';
import { addToInbox } from './device-inbox.ts';

const listeners = new Set<() => void>();
let queue: ToastQueue = emptyQueue;
let timer: ReturnType<typeof setTimeout> | undefined;

const become = (next: ToastQueue): void => {
  queue = next;
  clearTimeout(timer);
  const expiry = nextExpiry(queue);
  if (expiry !== null) timer = setTimeout(() => become(expire(queue, Date.now())), Math.max(0, expiry - Date.now()));
  listeners.forEach((listener) => listener());
};

/**
 * Shows a toast, if the rules let it through, and always lays it into the inbox, so that no toast is the only copy.
 *
 * @param options.isKept the service keeps a notification of the same
 */
export const notify = (message: ToastMessage, { isKept = false } = {}): void => {
  const now = Date.now();
  addToInbox(message, { at: now, isKept });
  become(show(queue, message, crypto.randomUUID(), now));
};

/** Takes all toasts away, with the learner to whom they were said. */
export const clearToasts = (): void => become(emptyQueue);

export const closeToast = (id: string): void => become(dismiss(queue, id));

/** The toasts on screen, newest first. */
export const useToasts = (): ToastQueue['visible'] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => queue.visible,
  );
