import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { anyone, signedIn } from '@nivel/contracts/kernel/policy';
import { operation } from '@nivel/contracts/kernel/operation';
import { Reflector } from '@nestjs/core';
import { AccessTokens } from './access-token.ts';
import type { Call } from './handler.ts';
import { Memberships } from './memberships.ts';
import { PrintedOutput } from './printed-output.ts';
import { readInput, respondWith } from './respond.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const schema = z.strictObject({ n: z.int().optional() });
const refusalOf = (body: Uint8Array): string => {
  try {
    readInput(schema, body);
    return 'none';
  } catch (error) {
    return (error as { definition: { code: string } }).definition.code;
  }
};

describe('the input of an operation', () => {
  it('may be empty', () => {
    expect(readInput(schema, bytes(''))).toEqual({});
  });

  it.each([
    ['broken JSON', bytes('{"n":'), 'bad_json'],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'bad_json'],
    ['an unknown field', bytes('{"m":1}'), 'invalid_input'],
    ['a wrong type', bytes('{"n":"1"}'), 'invalid_input'],
    ['a prototype key', bytes('{"__proto__":{"n":1}}'), 'invalid_input'],
    ['a NUL, which the database cannot hold', bytes('{"n":"\\u0000"}'), 'invalid_input'],
    ['no object', bytes('[]'), 'invalid_input'],
    ['more lists in lists than anybody means', bytes('['.repeat(900_000)), 'invalid_input'],
  ])('with %s is refused', (_, body, code) => {
    expect(refusalOf(body)).toBe(code);
  });

  it.each([
    ['{"set":{"position":null,"n":1}}', ['set.position']],
    ['{"set":{"n":null},"at":null}', ['set.n', 'at']],
    ['{"set":{"position":null,"place":null}}', ['set.position', 'set.place']],
  ])('is refused by the names of its fields, also of those that are unknown: %s', (body, paths) => {
    const nested = z.strictObject({ set: schema });
    expect(() => readInput(nested, bytes(body))).toThrow(
      expect.objectContaining({ details: paths.map((path) => expect.objectContaining({ path })) }),
    );
  });
});

describe('an answer', () => {
  const tokens = new AccessTokens(
    () => Promise.resolve({ keys: [] }),
    () => false,
    { issuer: 'x', cacheSize: 1, keySetSeconds: 1 },
  );
  const memberships = new Memberships([], { getProviders: () => [] }, new Reflector());
  const platform = { tokens, memberships, checksOutput: true };
  const parts: string[] = [];
  const sendPart = (part: string) => void parts.push(part);
  const context = { token: null, trace: '', deadline: 0, clientIp: null, service: null, sendPart };
  const declared = {
    name: 'demo.ask-thing',
    summary: 'Asks.',
    door: { kind: 'inside' },
    input: schema,
    output: z.object({ a: z.int() }),
    errors: [],
  } as const;
  const handler = { handle: () => Promise.resolve({ a: 1, secret: 'x' }) };

  it('carries declared fields only', async () => {
    const open = operation({ ...declared, policy: anyone('a test') });
    expect(await respondWith(open, handler, bytes('{}'), context, platform)).toBe('{"a":1}');
  });

  it('has parts before it where its operation streams, and nowhere else', async () => {
    const telling = {
      handle: (_: unknown, call: Call) => {
        call.sendPart?.({ text: 'Ho' });
        return Promise.resolve({ a: 1 });
      },
    };
    const open = { ...declared, policy: anyone('a test') };
    await respondWith(operation(open), telling, bytes('{}'), context, platform);
    expect(parts).toEqual([]);
    await respondWith(operation({ ...open, streams: true }), telling, bytes('{}'), context, platform);
    expect(parts).toEqual(['{"text":"Ho"}']);
  });

  it('may be printed in part by the database; it is checked all the same', async () => {
    const open = operation({
      ...declared,
      output: z.strictObject({ a: z.int(), b: z.array(z.int()) }),
      policy: anyone(''),
    });
    const printing = (b: string) => ({ handle: () => Promise.resolve(new PrintedOutput({ a: 1 }, { b })) });
    const answer = (b: string, checksOutput: boolean) =>
      respondWith(open, printing(b), bytes('{}'), context, { ...platform, checksOutput });
    expect(await answer('[2, 3]', false)).toBe('{"a":1,"b":[2, 3]}');
    expect(await answer('[2, 3]', true)).toBe('{"a":1,"b":[2,3]}');
    await expect(answer('["x"]', true)).rejects.toThrow();
  });

  it('is refused without a token where the policy needs one', async () => {
    const closed = operation({ ...declared, policy: signedIn('a test') });
    await expect(respondWith(closed, handler, bytes('{}'), context, platform)).rejects.toMatchObject({
      definition: { code: 'unauthenticated' },
    });
    const forged = { ...context, token: 'a.b.c' };
    await expect(respondWith(closed, handler, bytes('{}'), forged, platform)).rejects.toMatchObject({
      definition: { code: 'unauthenticated' },
    });
  });
});
