import { describe, expect, it } from '@jest/globals';
import {
  dismiss,
  emptyQueue,
  expire,
  nextExpiry,
  show,
  type ToastMessage,
  type ToastQueue,
  type ToastRules,
} from './toast-queue.ts';

const rules: ToastRules = { visibleLimit: 5, durationMs: 5000, rateLimit: { toasts: 3, windowMs: 5000 } };
const add = (queue: ToastQueue, message: ToastMessage, id: string, now: number) =>
  show(queue, message, { id, now, rules });
const hello: ToastMessage = { type: 'info', message: 'Hola' };
const failure: ToastMessage = { type: 'error', message: 'No se pudo' };
const numbered = (n: number, more: Partial<ToastMessage> = {}): ToastMessage => ({
  type: 'info',
  message: `Aviso ${n}`,
  ...more,
});
const messages = (queue: ToastQueue) => queue.toasts.map(({ message }) => message);
const three = [1, 2, 3].reduce((queue, n) => add(queue, numbered(n), `${n}`, n), emptyQueue);

describe('the toast queue', () => {
  it('shows the newest first', () => {
    const queue = add(add(emptyQueue, numbered(1), 'a', 0), numbered(2), 'b', 10);
    expect(messages(queue)).toEqual(['Aviso 2', 'Aviso 1']);
  });

  it('keeps a toast as long as the rules say for its kind, and longer where there is something to do', () => {
    const own: ToastRules = { ...rules, durationsMs: { success: 3_000 }, actionMs: 8_000 };
    const hidesAt = (message: ToastMessage): number | undefined =>
      show(emptyQueue, message, { id: 'a', now: 0, rules: own }).toasts[0]?.hidesAt;
    const action = { label: 'Undo', run: () => undefined };
    const saved = { type: 'success', message: 'Saved' } as const;
    expect(
      [saved, { type: 'info', message: 'New' } as const, { ...saved, action }, { ...saved, duration: 1 }].map(hidesAt),
    ).toEqual([3_000, 5_000, 8_000, 1]);
  });

  it('keeps a toast for the duration of the rules when none is given, and for its own else', () => {
    const queue = add(add(emptyQueue, numbered(1), 'a', 0), numbered(2, { duration: 300 }), 'b', 0);
    expect(nextExpiry(queue)).toBe(300);
    expect(messages(expire(queue, 300))).toEqual(['Aviso 1']);
    expect(messages(expire(queue, 4999))).toEqual(['Aviso 1']);
    expect(messages(expire(queue, 5000))).toEqual([]);
    expect(nextExpiry(emptyQueue)).toBeNull();
  });

  it('drops a fourth toast within 5 s, and accepts it 5 s after the first', () => {
    expect(add(three, numbered(4), '4', 5000)).toBe(three);
    expect(messages(add(three, numbered(4), '4', 5001))).toContain('Aviso 4');
  });

  it('counts closed toasts for the rate limit too', () => {
    const closed = ['1', '2', '3'].reduce(dismiss, three);
    expect(closed.toasts).toEqual([]);
    expect(add(closed, numbered(4), '4', 100).toasts).toEqual([]);
  });

  it('drops a text that is already shown', () => {
    const queue = add(emptyQueue, hello, 'a', 0);
    expect(add(queue, { ...hello }, 'b', 1)).toBe(queue);
    expect(add(queue, { ...hello, title: 'Oye' }, 'b', 1).toasts).toHaveLength(2);
    expect(add(queue, { ...hello, description: 'más' }, 'b', 1).toasts).toHaveLength(2);
    expect(add(queue, { ...hello, type: 'error' }, 'b', 1).toasts).toHaveLength(2);
  });

  it('shows the same text again once it has disappeared', () => {
    const queue = add(emptyQueue, hello, 'a', 0);
    expect(add(queue, hello, 'b', 5000).toasts.map(({ id }) => id)).toEqual(['b']);
  });

  it('never shows more than five droppable ones', () => {
    const many = [0, 1, 2, 3, 4, 5, 6].reduce(
      (queue, n) => add(queue, numbered(n, { duration: 100_000 }), `${n}`, n * 2000),
      emptyQueue,
    );
    expect(messages(many)).toEqual(['Aviso 6', 'Aviso 5', 'Aviso 4', 'Aviso 3', 'Aviso 2']);
  });
});

describe('an error, a warning, and a toast with something to do', () => {
  const action = { label: 'Recargar', run: () => undefined };

  it.each([[failure], [{ ...hello, type: 'warning' as const }], [{ ...hello, action }]])(
    'is never dropped by the rate limit: %o',
    (message) => {
      expect(messages(add(three, message, 'x', 4))).toContain(message.message);
    },
  );

  it('counts a repeated message, moves it to the top and shows it for its full time again', () => {
    const twice = add(add(add(emptyQueue, failure, 'a', 0), hello, 'b', 1), failure, 'c', 4000);
    expect(twice.toasts.map(({ id, count }) => [id, count])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(expire(twice, 8999).toasts.map(({ id }) => id)).toEqual(['a']);
  });

  it('is not pushed out by others: drops what may be dropped first, and makes toasts beyond the limit wait', () => {
    const failed = (n: number) => ({ type: 'error', message: `Falla ${n}`, duration: 100_000 }) as const;
    const five = [1, 2, 3, 4].reduce(
      (queue, n) => add(queue, failed(n), `${n}`, n),
      add(emptyQueue, { ...hello, duration: 100_000 }, 'h', 0),
    );
    const six = add(five, failed(5), '5', 9000);
    expect(messages(six)).toEqual(['Falla 5', 'Falla 4', 'Falla 3', 'Falla 2', 'Falla 1']);
    expect(messages(add(six, failed(6), '6', 9001))).toHaveLength(6);
  });
});
