import { describe, expect, it } from '@jest/globals';
import { dismiss, emptyQueue, expire, nextExpiry, show, type ToastMessage, type ToastQueue } from './toast-queue.ts';

const hello: ToastMessage = { type: 'info', message: 'Hola' };
const numbered = (n: number, more: Partial<ToastMessage> = {}): ToastMessage => ({
  type: 'info',
  message: `Aviso ${n}`,
  ...more,
});
const messages = (queue: ToastQueue) => queue.visible.map(({ message }) => message);

describe('the toast queue', () => {
  it('shows the newest first', () => {
    const queue = show(show(emptyQueue, numbered(1), 'a', 0), numbered(2), 'b', 10);
    expect(messages(queue)).toEqual(['Aviso 2', 'Aviso 1']);
  });

  it('keeps a toast for 5000 ms when none is given, and for its own duration else', () => {
    const queue = show(show(emptyQueue, numbered(1), 'a', 0), numbered(2, { duration: 300 }), 'b', 0);
    expect(nextExpiry(queue)).toBe(300);
    expect(messages(expire(queue, 300))).toEqual(['Aviso 1']);
    expect(messages(expire(queue, 4999))).toEqual(['Aviso 1']);
    expect(messages(expire(queue, 5000))).toEqual([]);
    expect(nextExpiry(emptyQueue)).toBeNull();
  });

  it('drops a fourth toast within 5 s, and takes it 5 s after the first', () => {
    const three = [1, 2, 3].reduce((queue, n) => show(queue, numbered(n), `${n}`, n), emptyQueue);
    expect(show(three, numbered(4), '4', 5000)).toBe(three);
    expect(messages(show(three, numbered(4), '4', 5001))).toContain('Aviso 4');
  });

  it('counts closed toasts for the rate limit too', () => {
    const three = [1, 2, 3].reduce((queue, n) => dismiss(show(queue, numbered(n), `${n}`, n), `${n}`), emptyQueue);
    expect(three.visible).toEqual([]);
    expect(show(three, numbered(4), '4', 100).visible).toEqual([]);
  });

  it('drops what is already shown, word for word', () => {
    const queue = show(emptyQueue, hello, 'a', 0);
    expect(show(queue, { ...hello }, 'b', 1)).toBe(queue);
    expect(show(queue, { ...hello, title: 'Oye' }, 'b', 1).visible).toHaveLength(2);
    expect(show(queue, { ...hello, description: 'más' }, 'b', 1).visible).toHaveLength(2);
    expect(show(queue, { ...hello, type: 'error' }, 'b', 1).visible).toHaveLength(2);
  });

  it('shows the same words again once they have gone', () => {
    const queue = show(emptyQueue, hello, 'a', 0);
    expect(show(queue, hello, 'b', 5000).visible.map(({ id }) => id)).toEqual(['b']);
  });

  it('never shows more than five', () => {
    const many = [0, 1, 2, 3, 4, 5, 6].reduce(
      (queue, n) => show(queue, numbered(n, { duration: 100_000 }), `${n}`, n * 2000),
      emptyQueue,
    );
    expect(messages(many)).toEqual(['Aviso 6', 'Aviso 5', 'Aviso 4', 'Aviso 3', 'Aviso 2']);
  });
});
