import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { generateKeyPair, SignJWT } from 'jose';
import { IdTokenVerifier, KeySetMissing } from './id-token-verifier.ts';
import { ProviderClient } from './provider-client.ts';

const HOUR_SECONDS = 3_600;

/** What the provider answers by path; it fails for all others. */
const pages = new Map<string, object>();
const asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  const page = pages.get(url);
  response.writeHead(page === undefined ? 500 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(page ?? {}));
});
const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let client: ProviderClient;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  const issuer = address();
  const keys = { clientId: 'nivel', clientSecret: 's', furtherClientIds: [] };
  client = new ProviderClient({ name: 'escuela', label: 'E', issuer, ...keys }, 'http://localhost/callback', 3);
  pages.clear();
  asked.length = 0;
  pages.set('/.well-known/openid-configuration', { issuer, jwks_uri: `${issuer}/keys` });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** The code with which a token is refused at a moment. */
const refusal = async (token: string, ms: number): Promise<unknown> => {
  try {
    await client.idTokenPerson({ token, nonce: '', accessToken: '' }, new Date(ms), HOUR_SECONDS);
    return null;
  } catch (error) {
    return error instanceof AppError ? error.definition.code : error;
  }
};
const forged = async (kid: string): Promise<string> => {
  const { privateKey } = await generateKeyPair('RS256');
  return new SignJWT({ sub: 'eve' }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
};

it('requests nothing for two seconds from a provider that did not answer, however many tokens are shown', async () => {
  pages.clear();
  const flood = await Promise.all(Array.from({ length: 20 }, () => refusal('a.b.c', 0)));
  expect(new Set(flood)).toEqual(new Set(['unavailable']));
  expect(await refusal('a.b.c', 1_999)).toBe('unavailable');
  expect(asked).toHaveLength(1);
  await refusal('a.b.c', 2_000);
  expect(asked).toHaveLength(2);
});

it('requests no keys in that pause either, which a clock that is set back does not prolong', async () => {
  const token = await forged('k1');
  expect(await refusal(token, 10_000)).toBe('unavailable');
  expect(await refusal(token, 11_000)).toBe('unavailable');
  expect(asked.filter((path) => path === '/keys')).toHaveLength(1);
  pages.set('/keys', { keys: [] });
  expect(await refusal(token, 0)).toBe('bad_id_token');
});

it('requests the keys once for tokens that name unknown keys, and does not take the provider for silent', async () => {
  pages.set('/keys', { keys: [] });
  for (const kid of ['k1', 'k2', 'k3']) expect(await refusal(await forged(kid), 0)).toBe('bad_id_token');
  expect(await refusal('a.b.c', 0)).toBe('bad_id_token');
  expect(asked).toEqual(['/.well-known/openid-configuration', '/keys']);
});

it('takes no token that was signed with a shared secret, and looks for no key of it', async () => {
  const secret = new TextEncoder().encode('s'.repeat(32));
  const shared = await new SignJWT({ sub: 'eve' }).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret);
  expect(await refusal(shared, 0)).toBe('bad_id_token');
  expect(asked).toEqual(['/.well-known/openid-configuration']);
});

it('requests no keys without TLS where the provider itself has it', async () => {
  const verifier = new IdTokenVerifier(['nivel'], 3_000);
  const signer = { issuer: 'https://id.test', jwks_uri: `${address()}/keys` };
  const verified = verifier.verify(await forged('k1'), signer, new Date(0), HOUR_SECONDS);
  await expect(verified).rejects.toBeInstanceOf(KeySetMissing);
  expect(asked).toEqual([]);
});
