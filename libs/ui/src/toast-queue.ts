export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastMessage {
  readonly type: ToastKind;
  readonly title?: string;
  readonly message: string;
  readonly description?: string;
  /** Drawn instead of the kind's own icon. */
  readonly symbol?: 'trophy';
  /** Milliseconds on screen; 5000 when none is given. */
  readonly duration?: number;
}

export interface Toast extends ToastMessage {
  readonly id: string;
  readonly shownAt: number;
  readonly hidesAt: number;
}

export interface ToastQueue {
  /** Newest first, at most `visibleLimit`. */
  readonly visible: readonly Toast[];
  /** When the latest toasts were shown, for the rate limit. */
  readonly shownTimes: readonly number[];
}

export const visibleLimit = 5;
export const defaultDurationMs = 5000;
export const rateLimit = { toasts: 3, windowMs: 5000 } as const;

export const emptyQueue: ToastQueue = { visible: [], shownTimes: [] };

const isSame = (a: ToastMessage, b: ToastMessage): boolean =>
  a.type === b.type && a.title === b.title && a.message === b.message && a.description === b.description;

const recent = (queue: ToastQueue, now: number): number[] =>
  queue.shownTimes.filter((time) => now - time < rateLimit.windowMs);

/**
 * Shows one more toast, unless the rules drop it: three or more were shown in the last five seconds, or an identical one
 * (title, message, description, type) is already shown. A dropped toast returns the queue unchanged.
 *
 * @param now milliseconds; the caller's clock
 */
export const show = (queue: ToastQueue, message: ToastMessage, id: string, now: number): ToastQueue => {
  const current = expire(queue, now);
  const times = recent(current, now);
  if (times.length >= rateLimit.toasts) return queue;
  if (current.visible.some((toast) => isSame(toast, message))) return queue;
  const toast: Toast = { ...message, id, shownAt: now, hidesAt: now + (message.duration ?? defaultDurationMs) };
  return { visible: [toast, ...current.visible].slice(0, visibleLimit), shownTimes: [...times, now] };
};

/** Takes one toast away. */
export const dismiss = (queue: ToastQueue, id: string): ToastQueue => ({
  ...queue,
  visible: queue.visible.filter((toast) => toast.id !== id),
});

/** Takes away what has been on screen for its whole duration. */
export const expire = (queue: ToastQueue, now: number): ToastQueue => {
  const visible = queue.visible.filter((toast) => toast.hidesAt > now);
  return visible.length === queue.visible.length ? queue : { ...queue, visible };
};

/** When the next toast is to go, or null when none is there. */
export const nextExpiry = (queue: ToastQueue): number | null =>
  queue.visible.length === 0 ? null : Math.min(...queue.visible.map((toast) => toast.hidesAt));
