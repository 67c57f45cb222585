import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { signOut } from '@nivel/contracts/auth/sign-out.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import { otherCode } from '@nivel/testing/other-code';
import { register } from 'prom-client';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';
import { ExpiredDataCleaner } from '../housekeeping/expired-data-cleaner.ts';
import { SecurityLog } from './security-log.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const eventsOf = async ({ access }: { access: string }, input: { before?: string; limit?: number } = {}) => {
  await auth.get(SecurityLog).flush();
  return auth.rpc(listSecurityEvents, input, access);
};
const kindsOf = async (who: { access: string }): Promise<string[]> =>
  (await eventsOf(who)).events.map(({ kind }) => kind);
const guess = ({ email }: Signed, password = 'not it at all', clientIp?: string) =>
  auth.ask(issueToken, { query: { grant_type: 'password' }, body: { email, password }, ...(clientIp && { clientIp }) });

describe('the security log of an account', () => {
  it('shows its owner what happened, newest first', async () => {
    const ana = await auth.aLearner();
    await guess(ana);
    await auth.ask(recoverPassword, { body: { email: ana.email } });
    const { code } = await auth.emailTo(ana.email);
    const wrong = { type: 'recovery', email: ana.email, token: otherCode(code) };
    await auth.ask(verifyCode, { body: wrong });
    await auth.ask(updateUser, { body: { data: { lastName: 'Ríos' } }, token: ana.access });
    // A client's log entry is not a change by the person.
    await auth.ask(updateUser, { body: { data: { welcomed: true } }, token: ana.access });
    const change = { password: 'quite another phrase', current_password: ana.password };
    await auth.ask(updateUser, { body: change, token: ana.access });
    const again = await auth.signIn(ana.email, 'quite another phrase');
    expect((await kindsOf(again)).toSorted()).toEqual(
      [
        'signed-in',
        'password-changed',
        'profile-changed',
        'code-failed',
        'recovery-requested',
        'sign-in-failed',
        'signed-in',
        'signed-in',
        'address-confirmed',
      ].toSorted(),
    );
  });

  it('records a lock-out, a sign-out and a stolen token', async () => {
    const ana = await auth.aLearner();
    for (let time = 0; time < 5; time++) await guess(ana);
    const gone = await auth.refresh(ana.refresh);
    auth.clock.pass(61);
    await auth.refresh(ana.refresh);
    expect(gone.status).toBe(200);
    const [phone, here] = [await auth.signIn(ana.email, ana.password), await auth.signIn(ana.email, ana.password)];
    await auth.ask(signOut, { token: phone.access, query: { scope: 'local' } });
    const kinds = await kindsOf(here);
    for (const kind of ['locked-out', 'signed-out', 'token-reused']) expect(kinds).toContain(kind);
    expect(kinds.filter((kind) => kind === 'sign-in-failed')).toHaveLength(5);
  });

  it('can be read by its owner only, a page at a time', async () => {
    const [ana, eve] = [await auth.aLearner(), await auth.aLearner()];
    for (let time = 0; time < 3; time++) await guess(eve);
    const first = await eventsOf(eve, { limit: 3 });
    expect([first.events.length, first.hasMore]).toEqual([3, true]);
    const rest = await eventsOf(eve, { limit: 100, before: first.events.at(-1)?.id ?? '' });
    expect(rest.hasMore).toBe(false);
    const ids = [...first.events, ...rest.events].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
    expect((await eventsOf(ana)).events.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([]);
    await expect(auth.rpc(listSecurityEvents, {}, null)).rejects.toThrow('No valid session found');
  });

  it('keeps no network address and no secret, only where it came from in words', async () => {
    const ana = await auth.aLearner();
    await guess(ana, 'my secret guess', '189.203.0.1');
    await eventsOf(ana);
    const { rows } = await auth.owner.query<{ row: string }>(
      'SELECT to_jsonb(security_events)::text AS row FROM security_events WHERE user_id = $1',
      [ana.userId],
    );
    const text = rows.map(({ row }) => row).join('\n');
    for (const secret of ['189.203', 'my secret guess', ana.email, ana.access, ana.refresh])
      expect(text).not.toContain(secret);
    expect(text).toContain('"country": "MX"');
  });

  it('contains refusals from while the service was stopping', async () => {
    const ana = await auth.aLearner();
    const answer = guess(ana);
    await auth.restart();
    expect((await answer).status).toBe(400);
    expect(await kindsOf(ana)).toContain('sign-in-failed');
  });

  it('is kept for a year', async () => {
    const ana = await auth.aLearner();
    const count = async (): Promise<number | null> =>
      (await auth.owner.query('SELECT 1 FROM security_events WHERE user_id = $1', [ana.userId])).rowCount;
    const cleaner = auth.get(ExpiredDataCleaner);
    auth.clock.pass(364 * 86_400);
    while ((await cleaner.tidy()) > 0);
    expect(await count()).toBe(3);
    auth.clock.pass(2 * 86_400);
    while ((await cleaner.tidy()) > 0);
    expect(await count()).toBe(0);
  });

  it('is counted for the alerts', async () => {
    const failed = async (): Promise<number> => {
      const values = (await register.getSingleMetric('nivel_security_events_total')?.get())?.values ?? [];
      return values.find(({ labels }) => labels['event'] === 'sign-in-failed')?.value ?? 0;
    };
    const ana = await auth.aLearner();
    const before = await failed();
    await guess(ana);
    await guess({ ...ana, email: 'nobody@example.test' });
    expect((await failed()) - before).toBe(2);
  });
});
