import { describe, expect, it } from '@jest/globals';
import { deliver } from './fact-handlers.ts';

const message = (type: string) => ({ seq: 1, type, data: { n: 1 }, traceId: '' });

describe('a live message', () => {
  it('goes to the handler of its fact, and to no other', () => {
    const seen: unknown[] = [];
    const handlers = { 'a.b.done': (data: unknown) => seen.push(data), 'a.c.done': () => seen.push('other') };
    expect(deliver(handlers, message('a.b.done'))).toBe(true);
    expect(seen).toEqual([{ n: 1 }]);
  });

  it('that nobody follows is nobody’s, even when it is called like a part of every object', () => {
    for (const type of ['a.b.done', 'constructor', 'toString', '__proto__'])
      expect(deliver({}, message(type))).toBe(false);
  });
});
