import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import { addressChanged } from '@nivel/contracts/auth/address-changed.fact';
import { cancelEmailChange } from '@nivel/contracts/auth/cancel-email-change.operation';
import { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { previewLink } from '@nivel/contracts/auth/preview-link.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { resendEmail } from '@nivel/contracts/auth/resend-email.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { otherCode } from '@nivel/testing/other-code';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const FIRST = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
};
const ask = (ana: Signed, email: string) => auth.ask(updateUser, { body: { email }, token: ana.access });
const byCode = (email: string, token: string) => auth.codes.verify({ type: 'email_change', email, token });
const byLink = (hash: string) => auth.codes.verify({ type: 'email_change', token_hash: hash });
const userOf = async ({ access }: Signed) => (await auth.ask(readUser, { token: access })).body;

/** A person with a pending change of address, and its two e-mails. */
const changing = async () => {
  const ana = await auth.aLearner();
  const email = auth.newEmail();
  expect(await ask(ana, email.toUpperCase())).toMatchObject({
    status: 200,
    body: { email: ana.email, new_email: email, email_change_sent_at: expect.any(String) },
  });
  return { ana, email, toOld: await auth.emailTo(ana.email), toNew: await auth.emailTo(email) };
};

describe('another address', () => {
  it('is written to at both, and a stranger’s name does not go to the new one', async () => {
    const { ana, email, toOld, toNew } = await changing();
    expect(toOld).toMatchObject({ template: 'change-address', firstName: 'Ana', newEmail: email, email: ana.email });
    expect(toNew).toMatchObject({ template: 'confirm-address', firstName: '', newEmail: email, email });
    expect(toOld.code === toNew.code && toOld.tokenHash === toNew.tokenHash).toBe(false);
  });

  it.each([
    ['the old one first', true],
    ['the new one first', false],
  ])('counts once both have confirmed it by code, %s', async (_order, isOldFirst) => {
    const { ana, email, toOld, toNew } = await changing();
    const steps = [() => byCode(ana.email, toOld.code), () => byCode(email, toNew.code)];
    const [first, second] = isOldFirst ? steps : steps.toReversed();
    expect(await first?.()).toMatchObject({ status: 200, body: FIRST });
    expect(await userOf(ana)).toMatchObject({ email: ana.email, new_email: email });
    const changed = await second?.();
    expect(changed).toMatchObject({ status: 200, body: { access_token: expect.any(String), user: { email } } });
    const user = await userOf(ana);
    expect(user).toMatchObject({ email, user_metadata: { email }, identities: [{ email, identity_data: { email } }] });
    expect(user).not.toHaveProperty('new_email');
    await auth.signIn(email, ana.password);
    await expect(auth.signIn(ana.email, ana.password)).rejects.toThrow('invalid_credentials');
  });

  it('updates every copy, and notifies the old address', async () => {
    const { ana, email, toOld, toNew } = await changing();
    expect((await byLink(toNew.tokenHash)).body).toEqual(FIRST);
    expect(await auth.told(accountChanged, ana.userId)).toEqual([]);
    await byLink(toOld.tokenHash);
    expect((await auth.told(accountChanged, ana.userId)).at(-1)).toMatchObject({ email, firstName: 'Ana' });
    expect(await auth.told(addressChanged, ana.userId)).toMatchObject([{ email: ana.email, newEmail: email }]);
    const { events } = await auth.rpc(listSecurityEvents, {}, (await auth.signIn(email, ana.password)).access);
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['address-changed', 'address-change-requested']),
    );
  });

  it('is previewed with the address that its link is of, and leaves sessions open', async () => {
    const { ana, email, toNew, toOld } = await changing();
    const preview = (token_hash: string) => auth.ask(previewLink, { body: { type: 'email_change', token_hash } });
    const masked = async (hash: string) => String((await preview(hash)).body['email']);
    expect((await masked(toNew.tokenHash)).at(0)).toBe(email.at(0));
    expect(await preview(toOld.tokenHash)).toMatchObject({ body: { type: 'email_change', user_id: ana.userId } });
    await byLink(toNew.tokenHash);
    await byLink(toOld.tokenHash);
    expect(await userOf(ana)).toMatchObject({ email });
  });

  it('needs both: one alone, twice, or in place of the other changes nothing', async () => {
    const { ana, email, toOld, toNew } = await changing();
    expect((await byCode(ana.email, toNew.code)).code).toBe('otp_expired');
    expect((await byLink(toOld.tokenHash)).body).toEqual(FIRST);
    expect(await byLink(toOld.tokenHash)).toMatchObject({ status: 403, code: 'otp_expired' });
    expect((await byCode(ana.email, toOld.code)).code).toBe('otp_expired');
    for (const type of ['signup', 'recovery', 'email', 'magiclink'])
      expect((await auth.codes.verify({ type, token_hash: toNew.tokenHash })).code).toBe('otp_expired');
    expect(await userOf(ana)).toMatchObject({ email: ana.email, new_email: email });
  });

  it('waits for a day by link and ten minutes by code', async () => {
    for (const [seconds, status] of [
      [86_399, 200],
      [86_400, 403],
    ] as const) {
      const { toNew } = await changing();
      auth.clock.pass(seconds);
      expect([seconds, (await byLink(toNew.tokenHash)).status]).toEqual([seconds, status]);
    }
    const { email, toNew } = await changing();
    auth.clock.pass(600);
    expect((await byCode(email, toNew.code)).status).toBe(403);
  });

  it('gives way to a newer one', async () => {
    const { ana, toOld, toNew } = await changing();
    auth.clock.pass(60);
    const newer = auth.newEmail();
    expect(await ask(ana, newer)).toMatchObject({ status: 200, body: { new_email: newer } });
    for (const { tokenHash } of [toOld, toNew]) expect((await byLink(tokenHash)).status).toBe(403);
    await byLink((await auth.emailTo(newer)).tokenHash);
    expect((await byLink((await auth.emailTo(ana.email)).tokenHash)).body).toMatchObject({ user: { email: newer } });
  });

  it('is cancelled by its owner, once, and then nothing confirms it', async () => {
    const { ana, toOld, toNew } = await changing();
    expect(await auth.rpc(cancelEmailChange, {}, ana.access)).toEqual({ canceled: true });
    expect(await auth.rpc(cancelEmailChange, {}, ana.access)).toEqual({ canceled: false });
    expect(await userOf(ana)).not.toHaveProperty('new_email');
    for (const { tokenHash } of [toOld, toNew]) expect((await byLink(tokenHash)).code).toBe('otp_expired');
    await expect(auth.rpc(cancelEmailChange, {}, null)).rejects.toMatchObject({
      definition: { code: 'unauthenticated' },
    });
  });

  it('that is in use gets the same answer, and no e-mail', async () => {
    const [ana, eva] = [await auth.aLearner(), await auth.aLearner()];
    const before = (await auth.told(mailRequested, `"${eva.email}"`)).length;
    expect(await ask(ana, eva.email)).toMatchObject({ status: 200, body: { email: ana.email, new_email: eva.email } });
    expect(await auth.told(mailRequested, `"${eva.email}"`)).toHaveLength(before);
    expect((await byLink((await auth.emailTo(ana.email)).tokenHash)).body).toEqual(FIRST);
  });

  it('that is in use takes guesses as any other does: each is noted for the person who guesses', async () => {
    const [{ ana, email: free, toNew }, eva, luz] = [await changing(), await auth.aLearner(), await auth.aLearner()];
    await ask(luz, eva.email);
    const wrong = otherCode(toNew.code);
    for (const email of [free, eva.email]) expect((await byCode(email, wrong)).code).toBe('otp_expired');
    for (const { access } of [ana, luz]) {
      const { events } = await auth.rpc(listSecurityEvents, {}, access);
      expect(events.filter(({ kind }) => kind === 'code-failed')).toHaveLength(1);
    }
  });

  it('that another person proved meanwhile stays theirs; an unproven sign-up gives way', async () => {
    const taken = await changing();
    await byLink(taken.toOld.tokenHash);
    const headers = await auth.signUp({ email: taken.email, password: 'correct horse battery' });
    const { code } = await auth.emailTo(taken.email);
    await auth.codes.verify({ type: 'signup', email: taken.email, token: code }, headers);
    expect(await byLink(taken.toNew.tokenHash)).toMatchObject({ status: 422, code: 'email_exists' });
    const squatted = await changing();
    await byLink(squatted.toOld.tokenHash);
    await auth.ask(signUp, { body: { email: squatted.email, password: 'correct horse battery' } });
    expect((await byLink(squatted.toNew.tokenHash)).body).toMatchObject({ user: { id: squatted.ana.userId } });
  });

  it('may be requested once a minute, and so may its e-mails again, alike for unknown addresses', async () => {
    const { ana } = await changing();
    const again = (email: string) => auth.ask(resendEmail, { body: { type: 'email_change', email } });
    const limited = { status: 429, code: 'over_email_send_rate_limit' };
    expect(await ask(ana, auth.newEmail())).toMatchObject(limited);
    expect(await again(ana.email)).toMatchObject(limited);
    const nobody = auth.newEmail();
    expect([(await again(nobody)).status, (await again(nobody)).status]).toEqual([200, 429]);
  });

  it('is written to again at both, and only the newer e-mails count', async () => {
    const { ana, email, toNew } = await changing();
    auth.clock.pass(60);
    expect(await auth.ask(resendEmail, { body: { type: 'email_change', email: ana.email } })).toMatchObject({
      status: 200,
      body: {},
    });
    expect((await byLink(toNew.tokenHash)).code).toBe('otp_expired');
    expect((await byLink((await auth.emailTo(email)).tokenHash)).body).toEqual(FIRST);
    expect((await byCode(ana.email, (await auth.emailTo(ana.email)).code)).body).toMatchObject({ user: { email } });
  });
});
