import { beforeAll, describe, expect, it } from '@jest/globals';
import { BrowserKey } from '../../test/browser-key.ts';
import { provenBy, readSessionProof } from './session-proof.ts';

let key: BrowserKey;
let other: BrowserKey;
beforeAll(async () => {
  key = await BrowserKey.make();
  other = await BrowserKey.make();
});

describe('the proof of a browser key', () => {
  it('says whose key it is and its number', async () => {
    const proof = await readSessionProof(await key.sign({ seq: 7 }));
    const { x = '', y = '' } = key.jwk;
    expect(proof?.seq).toBe(7);
    expect(Buffer.from(proof?.browserKey ?? [])).toEqual(
      Buffer.concat([Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]),
    );
  });

  it.each<[string, () => Promise<string | undefined> | string | undefined]>([
    ['nothing', () => undefined],
    ['an empty text', () => ''],
    ['no JWS', () => 'a.b.c'],
    ['a key it does not hold', () => key.sign({ seq: 1 }, { jwk: other.jwk })],
    ['no key', () => key.sign({ seq: 1 }, { jwk: undefined })],
    ['a private key', () => key.sign({ seq: 1 }, { jwk: { ...key.jwk, d: 'A'.repeat(43) } })],
    ['another type', () => key.sign({ seq: 1 }, { typ: 'JWT' })],
    ['no type', () => key.sign({ seq: 1 }, { typ: undefined })],
    ['a key id as well', () => key.sign({ seq: 1 }, { kid: 'x' })],
    ['number zero', () => key.sign({ seq: 0 })],
    ['half a number', () => key.sign({ seq: 1.5 })],
    ['a number beyond what can be counted', () => key.sign({ seq: 2 ** 53 })],
    ['a text for a number', () => key.sign({ seq: '1' })],
    ['more than its number', () => key.sign({ seq: 1, admin: true })],
    ['a changed payload', async () => (await key.sign({ seq: 1 })).replace(/\.[^.]+\./, '.eyJzZXEiOjl9.')],
    ['more than any proof of ours', async () => `${await key.sign({ seq: 1 })}${'A'.repeat(1_024)}`],
    ['a megabyte', () => 'A.'.repeat(500_000)],
  ])('is not %s', async (_what, make) => expect(await readSessionProof(await make())).toBeNull());
});

describe('what a refresh shows of the session’s key', () => {
  it('is nothing where the session has none, whatever comes', async () => {
    const proof = await readSessionProof(await key.sign({ seq: 1 }));
    expect([
      provenBy({ browserKey: null, proofSeq: 0 }, proof),
      provenBy({ browserKey: null, proofSeq: 0 }, null),
    ]).toEqual(['unbound', 'unbound']);
  });

  it('counts once, and only by the session’s own key', async () => {
    const proof = await readSessionProof(await key.sign({ seq: 5 }));
    const foreign = await readSessionProof(await other.sign({ seq: 9 }));
    const browserKey = proof?.browserKey ?? null;
    expect(provenBy({ browserKey, proofSeq: 4 }, proof)).toBe('proven');
    expect(provenBy({ browserKey, proofSeq: 5 }, proof)).toBe('stale');
    expect(provenBy({ browserKey, proofSeq: 0 }, foreign)).toBe('missing');
    expect(provenBy({ browserKey, proofSeq: 0 }, null)).toBe('missing');
  });
});
