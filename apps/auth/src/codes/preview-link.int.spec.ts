import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { previewLink } from '@nivel/contracts/auth/preview-link.operation';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const preview = (body: unknown, headers: Record<string, string> = {}) => auth.ask(previewLink, { body, headers });

describe('the preview of a link', () => {
  it('shows whose it is, masked, and uses nothing up', async () => {
    const { email, userId, tokenHash, headers } = await auth.codes.unconfirmed();
    const [name = '', host = ''] = email.split('@');
    const masked = `${name[0]}***${name.at(-1)}@${host}`;
    for (let time = 0; time < 3; time++) {
      expect(await preview({ type: 'signup', token_hash: tokenHash }, headers)).toMatchObject({
        status: 200,
        body: { email: masked, type: 'signup', user_id: userId, is_same_browser: true },
      });
    }
    expect(await preview({ type: 'signup', token_hash: tokenHash })).toMatchObject({
      body: { is_same_browser: false },
    });
    expect(await auth.codes.verify({ type: 'signup', token_hash: tokenHash })).toMatchObject({ status: 200 });
  });

  it.each<[string, unknown, number, string]>([
    ['no type', { token_hash: 'f'.repeat(56) }, 400, 'validation_failed'],
    ['no link', { type: 'signup' }, 400, 'validation_failed'],
    ['an unknown link', { type: 'signup', token_hash: 'f'.repeat(56) }, 403, 'otp_expired'],
    ['what is no link', { type: 'signup', token_hash: 'x' }, 403, 'otp_expired'],
    ['a megabyte', { type: 'signup', token_hash: 'f'.repeat(900_000) }, 403, 'otp_expired'],
    ['nothing', null, 400, 'bad_json'],
  ])('refuses %s', async (_what, body, status, code) => {
    expect(await preview(body)).toMatchObject({ status, code });
  });

  it('refuses a link of another kind, one that was used, and one whose time is over', async () => {
    const first = await auth.codes.unconfirmed();
    expect(await preview({ type: 'recovery', token_hash: first.tokenHash })).toMatchObject({ code: 'otp_expired' });
    await auth.codes.verify({ type: 'signup', token_hash: first.tokenHash });
    expect(await preview({ type: 'signup', token_hash: first.tokenHash })).toMatchObject({ code: 'otp_expired' });
    const second = await auth.codes.unconfirmed();
    auth.clock.pass(86_401);
    expect(await preview({ type: 'signup', token_hash: second.tokenHash })).toMatchObject({ code: 'otp_expired' });
  });
});
