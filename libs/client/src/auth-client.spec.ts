import { describe, expect, it } from '@jest/globals';
import { AuthClient, isSessionOver } from './auth-client.ts';
import { ClientError } from './client-error.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** A server that gives the prepared responses in turn; null stands for no response at all. */
const aServer = (...responses: (Response | null)[]) => {
  const sent: Sent[] = [];
  const fetch = ((url: string, init: RequestInit) => {
    sent.push({ url, init });
    const response = responses[Math.min(sent.length, responses.length) - 1];
    return response ? Promise.resolve(response.clone()) : Promise.reject(new TypeError('fetch failed'));
  }) as typeof globalThis.fetch;
  return { sent, fetch };
};
const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers });

const failure = async (work: Promise<unknown>): Promise<ClientError> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ClientError) return error;
  throw new Error('it should have failed with a ClientError');
};

describe('the auth client', () => {
  it('asks for cookies only where it is told to, and for the dated form of errors', async () => {
    const [plain, own] = [aServer(json({})), aServer(json({}))];
    await new AuthClient({ fetch: plain.fetch }).refresh('token-1');
    await new AuthClient({ fetch: own.fetch, cookies: true }).refresh();
    expect(plain.sent[0]?.init.headers).not.toHaveProperty('x-use-cookie');
    expect(plain.sent[0]?.init.body).toBe('{"refresh_token":"token-1"}');
    expect(own.sent[0]?.init.headers).toMatchObject({ 'x-use-cookie': '1', 'x-supabase-api-version': '2024-01-01' });
    expect(own.sent[0]?.init.body).toBe('{}');
  });

  it('knows a session that is over from a server that is away', async () => {
    const refresh = (response: Response | null) =>
      failure(new AuthClient({ fetch: aServer(response).fetch }).refresh());
    expect(isSessionOver(await refresh(json({ code: 'refresh_token_already_used', message: '' }, 400)))).toBe(true);
    for (const response of [null, json({}, 503), json({}, 429), json({ code: 'conflict', message: '' }, 409)])
      expect(isSessionOver(await refresh(response))).toBe(false);
  });

  it('shows the proof of its key where a session begins or goes on, and nowhere else', async () => {
    const server = aServer(json({}));
    const proofs = { begin: () => Promise.resolve('begun'), goOn: () => Promise.resolve('gone-on') };
    const client = new AuthClient({ fetch: server.fetch, proofs });
    await client.signIn('a@b.mx', 'x');
    await client.verify('signup', 'a@b.mx', '123456');
    await client.verifyHash('recovery', 'f00');
    await client.refresh();
    await client.preview('signup', 'f00');
    await client.signUp({ email: 'a@b.mx', password: 'x', data: {} });
    await client.updateUser('abc', { password: 'y', current_password: 'x' });
    await client.signOutByCookie();
    const shown = server.sent.map(({ init }) => new Headers(init.headers).get('x-session-proof'));
    expect(shown).toEqual(['begun', 'begun', 'begun', 'gone-on', null, null, null, null]);
  });

  it('says nothing of a key where the browser can keep none', async () => {
    const server = aServer(json({}));
    const none = () => Promise.resolve(null);
    await new AuthClient({ fetch: server.fetch, proofs: { begin: none, goOn: none } }).signIn('a@b.mx', 'x');
    expect(new Headers(server.sent[0]?.init.headers).has('x-session-proof')).toBe(false);
  });

  it('signs out with the cookie alone', async () => {
    const server = aServer(new Response(null, { status: 204 }));
    await new AuthClient({ fetch: server.fetch, cookies: true }).signOutByCookie();
    expect(server.sent[0]?.url).toBe('/auth/v1/logout?scope=local&id=');
    const headers = new Headers(server.sent[0]?.init.headers);
    expect([headers.get('x-use-cookie'), headers.get('authorization')]).toEqual(['1', null]);
    const next = aServer(new Response(null, { status: 204 }));
    await new AuthClient({ fetch: next.fetch, cookies: true }).signOutByCookie('ana');
    expect(next.sent[0]?.url).toBe('/auth/v1/logout?scope=local&id=ana');
  });
});
