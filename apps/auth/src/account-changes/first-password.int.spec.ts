import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import { passwordChanged } from '@nivel/contracts/auth/password-changed.fact';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { reauthenticate } from '@nivel/contracts/auth/reauthenticate.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const first = 'the first phrase of my own';
/** Somebody who has no password, as whoever came by a provider, and has the account open twice. */
const withoutPassword = async (): Promise<{ ana: Signed; other: Signed }> => {
  const ana = await auth.aLearner();
  const other = await auth.signIn(ana.email, ana.password);
  await auth.owner.query('UPDATE users SET password_hash = NULL WHERE id = $1', [ana.userId]);
  return { ana, other };
};
const choose = ({ access }: Pick<Signed, 'access'>, nonce?: string, password = first) =>
  auth.ask(updateUser, { token: access, body: { password, ...(nonce !== undefined && { nonce }) } });
const needed = { status: 400, code: 'reauthentication_needed' };
const isOpen = async ({ access }: Signed): Promise<boolean> =>
  (await auth.ask(readUser, { token: access })).status === 200;

describe('a first password', () => {
  it('is chosen with a sign-in of the last minutes, ends the other sessions, and is told by e-mail', async () => {
    const { ana, other } = await withoutPassword();
    const here = await auth.later(ana, 599);
    expect(await isOpen(await auth.later(other, 0))).toBe(true);
    expect(await choose(here)).toMatchObject({ status: 200 });
    expect([await isOpen(here), (await auth.refresh(other.refresh)).code]).toEqual([true, 'refresh_token_not_found']);
    expect(await auth.told(passwordChanged, ana.userId)).toMatchObject([{ email: ana.email }]);
    const { events } = await auth.rpc(listSecurityEvents, {}, here.access);
    expect(events.filter(({ kind }) => kind === 'password-changed')).toHaveLength(1);
    await auth.signIn(ana.email, first);
  });

  it('takes the code of an e-mail afterwards, and a refusal changes nothing', async () => {
    const { ana, other } = await withoutPassword();
    const here = await auth.later(ana, 600);
    expect(await choose(here)).toMatchObject(needed);
    expect(await choose(here, '000000')).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    expect(await auth.told(passwordChanged, ana.userId)).toEqual([]);
    expect(await isOpen(await auth.later(other, 0))).toBe(true);
    await auth.ask(reauthenticate, { token: here.access });
    const { code } = await auth.emailTo(ana.email);
    // The code is not used up by a password that is refused.
    expect(await choose(here, code, 'short')).toMatchObject({ status: 422, code: 'weak_password' });
    expect(await choose(here, code)).toMatchObject({ status: 200 });
    expect((await auth.refresh(other.refresh)).code).toBe('refresh_token_not_found');
    expect(await auth.told(passwordChanged, ana.userId)).toHaveLength(1);
    await auth.signIn(ana.email, first);
  });

  it('takes it at once in a session that an SMS opened', async () => {
    const { ana } = await withoutPassword();
    await auth.owner.query('UPDATE sessions SET is_by_phone = true WHERE user_id = $1', [ana.userId]);
    expect(await choose(ana)).toMatchObject(needed);
  });

  it('leaves the rest of the profile open to change without a proof', async () => {
    const { ana } = await withoutPassword();
    const { access } = await auth.later(ana, 600);
    const body = { data: { firstName: 'Luz' } };
    expect(await auth.ask(updateUser, { token: access, body })).toMatchObject({ status: 200 });
  });
});
