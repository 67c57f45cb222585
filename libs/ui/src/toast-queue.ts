import type { LucideIcon } from 'lucide-react';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastMessage {
  readonly type: ToastKind;
  readonly title?: string;
  readonly message: string;
  readonly description?: string;
  /** Drawn instead of the kind's own icon. */
  readonly icon?: LucideIcon;
  /** Milliseconds on screen; the rules' duration when none is given. */
  readonly duration?: number;
  /** The one thing to do about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface Toast extends ToastMessage {
  readonly id: string;
  readonly hidesAt: number;
  /** How often it was repeated while visible. */
  readonly count: number;
}

export interface ToastQueue {
  /** Newest first; those beyond the limit wait until there is room again. */
  readonly toasts: readonly Toast[];
  /** When the latest toasts were shown, for the rate limit. */
  readonly shownTimes: readonly number[];
}

/** The timing of toasts; each area has its own. */
export interface ToastRules {
  readonly visibleLimit: number;
  /** Milliseconds on screen. */
  readonly durationMs: number;
  /** The same for kinds that have a duration of their own. */
  readonly durationsMs?: Partial<Readonly<Record<ToastKind, number>>>;
  /** The same for toasts with an action: it takes longer to decide than to read. */
  readonly actionMs?: number;
  /** At most this many within the window; a further one is dropped. */
  readonly rateLimit: { readonly toasts: number; readonly windowMs: number };
}

export const emptyQueue: ToastQueue = { toasts: [], shownTimes: [] };

/** A toast that may be dropped without loss: it reports no failure and needs no action. */
export const isDroppable = ({ type, action }: ToastMessage): boolean =>
  (type === 'info' || type === 'success') && action === undefined;

const isSame = (a: ToastMessage, b: ToastMessage): boolean =>
  a.type === b.type && a.title === b.title && a.message === b.message && a.description === b.description;

/** Takes droppable toasts away, the oldest first, until the others have room. The newest stays. */
const withinLimit = (toasts: readonly Toast[], limit: number): readonly Toast[] => {
  const excess = toasts.length - limit;
  if (excess <= 0) return toasts;
  const dropped = toasts.slice(1).filter(isDroppable).slice(-excess);
  return toasts.filter((toast) => !dropped.includes(toast));
};

const durationOf = ({ type, duration, action }: ToastMessage, rules: ToastRules): number =>
  duration ?? (action && rules.actionMs) ?? rules.durationsMs?.[type] ?? rules.durationMs;

/**
 * Adds a toast. A droppable toast is dropped when the rate limit of its window is reached, or when an identical one (title,
 * message, description, type) is shown; the queue does not change then. All other toasts are always shown, and identical ones
 * increase a counter.
 *
 * @param now milliseconds; the caller's clock
 */
export const show = (
  queue: ToastQueue,
  message: ToastMessage,
  { id, now, rules }: { readonly id: string; readonly now: number; readonly rules: ToastRules },
): ToastQueue => {
  const current = expire(queue, now);
  const times = current.shownTimes.filter((time) => now - time < rules.rateLimit.windowMs);
  const same = current.toasts.find((toast) => isSame(toast, message));
  if (isDroppable(message) && (same || times.length >= rules.rateLimit.toasts)) return queue;
  const hidesAt = now + durationOf(message, rules);
  const toast: Toast = { ...message, id: same?.id ?? id, hidesAt, count: (same?.count ?? 0) + 1 };
  const others = current.toasts.filter((one) => one !== same);
  return { toasts: withinLimit([toast, ...others], rules.visibleLimit), shownTimes: [...times, now] };
};

/** Takes one toast away. */
export const dismiss = (queue: ToastQueue, id: string): ToastQueue => ({
  ...queue,
  toasts: queue.toasts.filter((toast) => toast.id !== id),
});

/** Removes toasts that have been shown for their whole duration. */
export const expire = (queue: ToastQueue, now: number): ToastQueue => {
  const toasts = queue.toasts.filter((toast) => toast.hidesAt > now);
  return toasts.length === queue.toasts.length ? queue : { ...queue, toasts };
};

/** When the next toast expires, or null when there is none. */
export const nextExpiry = (queue: ToastQueue): number | null =>
  queue.toasts.length === 0 ? null : Math.min(...queue.toasts.map((toast) => toast.hidesAt));
