import { describe, expect, it } from '@jest/globals';
import { deliver } from './fact-handlers.ts';

const message = (type: string) => ({ seq: 1, type, data: { n: 1 }, traceId: '' });

describe('a live message', () => {
  it('calls the handler of its fact, and no other', () => {
    const seen: unknown[] = [];
    const handlers = { 'a.b.done': (data: unknown) => seen.push(data), 'a.c.done': () => seen.push('other') };
    expect(deliver(handlers, message('a.b.done'))).toBe(true);
    expect(seen).toEqual([{ n: 1 }]);
  });

  it('ignores facts without a handler, even one named like a property of every object', () => {
    for (const type of ['a.b.done', 'constructor', 'toString', '__proto__'])
      expect(deliver({}, message(type))).toBe(false);
  });
});
