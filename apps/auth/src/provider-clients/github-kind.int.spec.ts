import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AuthUnderTest } from '../../test/auth-under-test.ts';
import { FakeGitHub } from '../../test/fake-github.ts';
import { CALLBACK, ProviderJourney } from '../../test/provider-journey.ts';

let auth: AuthUnderTest;
let github: FakeGitHub;
beforeAll(async () => {
  github = await FakeGitHub.start();
  const own = { name: 'github', issuer: github.issuer, client_id: 'id', client_secret: 'secret' };
  auth = await AuthUnderTest.start({ AUTH_PROVIDERS: JSON.stringify([own]) });
});
afterAll(async () => {
  await auth.stop();
  await github.stop();
});

/** GitHub redirects the browser back at once: the person has signed in there before. */
const travel = async () => {
  const journey = new ProviderJourney(auth, 'github');
  const { url, browser } = await journey.setOut();
  const state = new URL(url).searchParams.get('state') ?? '';
  return { url, back: await journey.comeBack(`${CALLBACK}?code=c1&state=${state}`, browser) };
};

it('asks GitHub who came, and for an address that it has confirmed', async () => {
  const { url, back } = await travel();
  expect(url.startsWith(`${github.issuer}/login/oauth/authorize?`)).toBe(true);
  expect(new URL(url).searchParams.get('scope')).toBe('read:user user:email');
  expect(back.fragment).toHaveProperty('access_token');
  expect(github.asked).toEqual([
    'POST /login/oauth/access_token',
    'GET /api/v3/user Bearer gho_1',
    'GET /api/v3/user/emails Bearer gho_1',
  ]);
  const { rows } = await auth.owner.query('SELECT subject, email FROM identities WHERE provider = $1', ['github']);
  expect(rows).toEqual([{ subject: '583231', email: 'octo@example.test' }]);
});

it('takes no address that GitHub has not confirmed', async () => {
  await auth.owner.query('DELETE FROM users');
  github.emails = [{ email: 'octo@example.test', primary: true, verified: false }];
  expect((await travel()).back.query['error_code']).toBe('provider_email_needs_verification');
});
