import { dismiss, emptyQueue, expire, nextExpiry, show, type Toast, type ToastMessage } from '@nivel/ui/toast-queue';
import type { ToastQueue, ToastRules } from '@nivel/ui/toast-queue';
import { createStore } from '../store/store.ts';
import { logToast } from './toast-log.ts';

const visible = createStore<readonly Toast[]>([]);
let queue: ToastQueue = emptyQueue;
/** The rules of the area that was entered last; before that no toast is shown. */
let rules: ToastRules = { visibleLimit: 0, durationMs: 0, rateLimit: { toasts: 0, windowMs: 0 } };
let timer: ReturnType<typeof setTimeout> | undefined;

const become = (next: ToastQueue): void => {
  queue = next;
  clearTimeout(timer);
  const expiry = nextExpiry(queue);
  if (expiry !== null) timer = setTimeout(() => become(expire(queue, Date.now())), Math.max(0, expiry - Date.now()));
  visible.write(queue.toasts.slice(0, rules.visibleLimit));
};

/** The rules by which toasts come and go from now on: each area has its own. */
export const setToastRules = (next: ToastRules): void => {
  rules = next;
  become(queue);
};

/**
 * Shows a toast, if the rules allow it, and always adds it to the notifications, so that no toast is the only copy.
 *
 * @param options.isKept the service keeps a notification of the same
 */
export const notify = (message: ToastMessage, { isKept = false } = {}): void => {
  const now = Date.now();
  logToast(message, { at: now, isKept });
  become(show(queue, message, { id: crypto.randomUUID(), now, rules }));
};

/** Removes all toasts, with the person they were for. */
export const clearToasts = (): void => become(emptyQueue);

export const closeToast = (id: string): void => become(dismiss(queue, id));

/** The toasts on screen, newest first. */
export const useToasts = (): readonly Toast[] => visible.use();
