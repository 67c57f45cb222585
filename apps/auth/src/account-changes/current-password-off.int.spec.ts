import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endOtherSessions } from '@nivel/contracts/auth/end-other-sessions.operation';
import { passwordChanged } from '@nivel/contracts/auth/password-changed.fact';
import { reauthenticate } from '@nivel/contracts/auth/reauthenticate.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { AppUnderTest } from '../../test/app-under-test.ts';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start({ CURRENT_PASSWORD_NEEDED: 'false' });
});
afterAll(() => auth.stop());

const next = 'quite another phrase';
const change = ({ access }: Pick<Signed, 'access'>, body: object) => auth.ask(updateUser, { token: access, body });

describe('where a new password needs no old one', () => {
  it('it is changed without, ends the other sessions, and is told by e-mail', async () => {
    const ana = await auth.aLearner();
    const other = await auth.signIn(ana.email, ana.password);
    expect(await change(ana, { password: next })).toMatchObject({ status: 200 });
    expect((await auth.refresh(other.refresh)).code).toBe('refresh_token_not_found');
    expect(await auth.told(passwordChanged, ana.userId)).toHaveLength(1);
    await auth.signIn(ana.email, next);
    await expect(auth.signIn(ana.email, ana.password)).rejects.toThrow('invalid_credentials');
  });

  it('one that is given is not verified, so that no answer says whether a guess is right', async () => {
    const ana = await auth.aLearner();
    const guesses = ['not it at all', ana.password];
    for (const current_password of guesses)
      expect(await change(ana, { password: ana.password, current_password })).toMatchObject({ status: 200 });
  });

  it('a weak one is refused as ever', async () => {
    const ana = await auth.aLearner();
    expect(await change(ana, { password: 'short' })).toMatchObject({ status: 422, code: 'weak_password' });
  });

  it('a session of more than a day still takes the code of an e-mail', async () => {
    const ana = await auth.later(await auth.aLearner(), 86_460);
    expect(await change(ana, { password: next })).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    await auth.ask(reauthenticate, { token: ana.access });
    const { code: nonce } = await auth.emailTo(ana.email);
    expect(await change(ana, { password: next, nonce })).toMatchObject({ status: 200 });
  });

  it('other changes still take the password', async () => {
    const { access } = await auth.later(await auth.aLearner(), 601);
    const required = { code: 'current_password_required' };
    expect(await new AppUnderTest(auth).enroll(access)).toMatchObject(required);
    await expect(auth.rpc(endOtherSessions, {}, access)).rejects.toMatchObject({ definition: required });
  });
});
