import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

describe('a password that is kept', () => {
  it('is hashed again at today’s cost when its owner signs in, once, and continues to work', async () => {
    const auth = await AuthUnderTest.start();
    const ana = await auth.aLearner();
    await auth.restart({ ARGON2_MEMORY_KIB: '128' });
    const kept = async (): Promise<string> => {
      const { rows } = await auth.owner.query<{ hash: string }>(
        'SELECT password_hash AS hash FROM users WHERE id = $1',
        [ana.userId],
      );
      return rows[0]?.hash ?? '';
    };
    try {
      expect(await kept()).toContain('$m=64,');
      await expect(auth.signIn(ana.email, 'not it at all')).rejects.toThrow('invalid_credentials');
      expect(await kept()).toContain('$m=64,');
      await auth.signIn(ana.email, ana.password);
      const renewed = await kept();
      expect(renewed).toContain('$m=128,');
      await auth.signIn(ana.email, ana.password);
      expect(await kept()).toBe(renewed);
    } finally {
      await auth.stop();
    }
  });
});

describe('the range service of leaked passwords', () => {
  const leaked = 'una frase que se filtro';
  const asked: string[] = [];
  let server: Server;
  let auth: AuthUnderTest;
  let mode: 'answers' | 'breaks' | 'hangs' = 'answers';
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (mode === 'hangs') return;
      const rest = hash('sha1', leaked, 'hex').toUpperCase().slice(5);
      response.writeHead(mode === 'breaks' ? 500 : 200).end(`0000:3\r\n${rest}:42\r\nFFFF:0`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    auth = await AuthUnderTest.start({
      PASSWORD_RANGE_URL: `http://127.0.0.1:${port}/range`,
      PASSWORD_RANGE_MS: '200',
    });
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await auth.stop();
  });
  const choose = (password: string) => auth.ask(signUp, { body: { email: auth.newEmail(), password } });

  it('refuses leaked passwords, and sends five digits of a hash only', async () => {
    expect(await choose(leaked)).toMatchObject({
      code: 'weak_password',
      details: { weak_password: { reasons: ['pwned'] } },
    });
    expect(await choose('una frase que nadie conoce')).toMatchObject({ status: 200 });
    expect(asked.every((url) => /^\/range\/[0-9A-F]{5}$/.test(url))).toBe(true);
  });

  it.each(['breaks', 'hangs'] as const)('refuses no password when it %s', async (how) => {
    mode = how;
    expect(await choose(leaked)).toMatchObject({ status: 200 });
  });
});
