import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import { phoneChanged } from '@nivel/contracts/auth/phone-changed.fact';
import { phoneRemoved } from '@nivel/contracts/auth/phone-removed.fact';
import { readSettings } from '@nivel/contracts/auth/read-settings.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { removePhone } from '@nivel/contracts/auth/remove-phone.operation';
import { resendEmail } from '@nivel/contracts/auth/resend-email.operation';
import { sendMagicLink } from '@nivel/contracts/auth/send-magic-link.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { otherCode } from '@nivel/testing/other-code';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start({ SMS_PROVIDER: 'mailbox' });
});
afterAll(() => auth.stop());

const change = ({ access }: Signed, phone: string, more: object = {}) =>
  auth.ask(updateUser, { token: access, body: { phone, ...more } });
const prove = async (phone: string, type = 'phone_change') =>
  auth.codes.verify({ type, phone: `+${phone}`, token: (await auth.smsTo(phone)).code });
const signInCode = (phone: string) => auth.ask(sendMagicLink, { body: { phone } });

/** Somebody whose number is proven. */
const withPhone = async (): Promise<Signed & { phone: string }> => {
  const ana = await auth.aLearner();
  const phone = auth.newPhone();
  expect(await change(ana, phone)).toMatchObject({ status: 200 });
  expect(await prove(phone)).toMatchObject({ status: 200 });
  return { ...ana, phone };
};
const tooSoon = { status: 429, code: 'over_sms_send_rate_limit' };
const expired = { status: 403, code: 'otp_expired' };

describe('the number of an account', () => {
  it('counts once its code is shown; its owner reads of it and gets an e-mail', async () => {
    const ana = await auth.aLearner();
    const phone = auth.newPhone();
    const asked = await change(ana, `+${phone}`);
    expect(asked.body).toMatchObject({ phone: '', new_phone: phone, phone_change_sent_at: expect.any(String) });
    expect(await auth.smsTo(phone)).toMatchObject({ template: 'change-phone', locale: 'es-MX' });
    const { body } = await prove(phone);
    expect(body['user']).toMatchObject({ id: ana.userId, phone, phone_confirmed_at: expect.any(String) });
    expect(body['user']).not.toHaveProperty('new_phone');
    expect((await auth.ask(readUser, { token: ana.access })).body).toMatchObject({ phone });
    expect(await auth.told(phoneChanged, ana.userId)).toMatchObject([{ email: ana.email, phoneEnd: phone.slice(-2) }]);
    const events = await auth.rpc(listSecurityEvents, {}, ana.access);
    expect(JSON.stringify(events)).toContain('phone-changed');
    expect(await prove(phone)).toMatchObject(expired);
  });

  it.each([['abc'], ['+0521'], ['1'], ['1234567890123456']])('is no %s', async (phone) => {
    const ana = await auth.aLearner();
    expect(await change(ana, phone)).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Invalid phone number format (E.164 required)',
    });
  });

  it('that is in use gets no SMS, and the answer is the same', async () => {
    const { phone } = await withPhone();
    const [luz, before] = [await auth.aLearner(), await auth.sentTo(phone)];
    auth.clock.pass(60);
    expect(await change(luz, phone)).toMatchObject({ status: 200, body: { new_phone: phone } });
    expect(await auth.sentTo(phone)).toBe(before);
  });

  it('that is in use is not proven by the code of another one, and nobody learns that it is in use', async () => {
    const [{ phone: taken }, luz] = [await withPhone(), await auth.aLearner()];
    for (const wanted of [taken, auth.newPhone()]) {
      auth.clock.pass(60);
      const own = auth.newPhone();
      await change(luz, own);
      const { code: token } = await auth.smsTo(own);
      await change(luz, wanted);
      expect(await auth.codes.verify({ type: 'phone_change', phone: wanted, token })).toMatchObject(expired);
    }
    const { events } = await auth.rpc(listSecurityEvents, {}, luz.access);
    expect(events.filter(({ kind }) => kind === 'code-failed')).toHaveLength(2);
  });

  it('belongs to the first of two who proves it', async () => {
    const [ana, luz, phone] = [await auth.aLearner(), await auth.aLearner(), auth.newPhone()];
    await change(ana, phone);
    const { code } = await auth.smsTo(phone);
    auth.clock.pass(60);
    await change(luz, phone);
    expect(await prove(phone)).toMatchObject({ body: { user: { id: luz.userId } } });
    const late = await auth.codes.verify({ type: 'phone_change', phone, token: code });
    expect(late).toMatchObject({ status: 422, code: 'phone_exists' });
  });

  it('takes a fresh proof in a session that is not of the last minutes', async () => {
    const ana = await auth.later(await auth.aLearner(), 601);
    const phone = auth.newPhone();
    expect(await change(ana, phone)).toMatchObject({ code: 'current_password_required' });
    const invalid = { code: 'current_password_invalid' };
    expect(await change(ana, phone, { current_password: 'not hers at all' })).toMatchObject(invalid);
    expect(await auth.sentTo(phone)).toBe(0);
    expect(await change(ana, phone, { current_password: ana.password })).toMatchObject({ status: 200 });
    // Nobody has proven it: it goes without a proof.
    expect((await auth.ask(removePhone, { token: ana.access })).body).not.toHaveProperty('new_phone');
    expect(await prove(phone)).toMatchObject(expired);
  });

  it('is asked for so often by one account, whatever the numbers', async () => {
    const [ana, last, phone] = [await auth.aLearner(), auth.newPhone(), auth.newPhone()];
    for (let n = 0; n < 4; n += 1) expect(await change(ana, auth.newPhone())).toMatchObject({ status: 200 });
    expect(await change(ana, last)).toMatchObject({ status: 200 });
    expect(await change(ana, phone)).toMatchObject(tooSoon);
    expect((await auth.ask(readUser, { token: ana.access })).body['new_phone']).toBe(last);
    auth.clock.pass(60);
    expect(await auth.ask(resendEmail, { body: { type: 'phone_change', phone: last } })).toMatchObject({ status: 200 });
    expect(await auth.sentTo(last)).toBe(1);
  });

  it('is removed by its owner, with a fresh proof, and signs in no more', async () => {
    const { phone, ...ana } = await withPhone();
    const { access, password, email, userId } = await auth.later(ana, 601);
    const remove = (body: object | null = null) => auth.ask(removePhone, { token: access, body });
    await signInCode(phone);
    const { code } = await auth.smsTo(phone);
    expect(await remove()).toMatchObject({ code: 'current_password_required' });
    expect(await remove({ current_password: password })).toMatchObject({ status: 200, body: { phone: '' } });
    expect(await auth.codes.verify({ type: 'sms', phone, token: code })).toMatchObject({ code: 'otp_expired' });
    expect(await auth.told(phoneRemoved, userId)).toMatchObject([{ email, phoneEnd: phone.slice(-2) }]);
    expect(await remove({ current_password: password })).toMatchObject({ status: 200, body: { phone: '' } });
    expect(await auth.told(phoneRemoved, userId)).toHaveLength(1);
  });

  it('gets its SMS again, once a minute, which voids the one before', async () => {
    const [ana, phone] = [await auth.aLearner(), auth.newPhone()];
    await change(ana, phone);
    const { code } = await auth.smsTo(phone);
    const again = () => auth.ask(resendEmail, { body: { type: 'phone_change', phone } });
    expect(await again()).toMatchObject(tooSoon);
    auth.clock.pass(60);
    expect(await again()).toMatchObject({ status: 200, body: {} });
    expect(await auth.codes.verify({ type: 'phone_change', phone, token: code })).toMatchObject(expired);
    expect(await prove(phone)).toMatchObject({ status: 200 });
  });
});

describe('signing in by phone', () => {
  it('takes the code of an SMS, once, and as that of its own type', async () => {
    const { phone, userId } = await withPhone();
    const { body } = await signInCode(`+${phone}`);
    expect(body).toEqual({ message_id: expect.any(String) });
    const { code, template } = await auth.smsTo(phone);
    expect(template).toBe('sign-in');
    expect(await auth.codes.verify({ type: 'phone_change', phone, token: code })).toMatchObject(expired);
    expect(await auth.codes.verify({ type: 'sms', phone, token: code })).toMatchObject({
      status: 200,
      body: { user: { id: userId, phone } },
    });
    expect(await auth.codes.verify({ type: 'sms', phone, token: code })).toMatchObject({ code: 'otp_expired' });
  });

  it('takes the code for ten minutes', async () => {
    for (const [seconds, status] of [
      [599, 200],
      [600, 403],
    ] as const) {
      const { phone } = await withPhone();
      await signInCode(phone);
      const { code } = await auth.smsTo(phone);
      auth.clock.pass(seconds);
      expect([seconds, (await auth.codes.verify({ type: 'sms', phone, token: code })).status]).toEqual([
        seconds,
        status,
      ]);
    }
  });

  it('voids a code after five guesses', async () => {
    const { phone } = await withPhone();
    await signInCode(phone);
    const { code } = await auth.smsTo(phone);
    const wrong = otherCode(code);
    for (let n = 0; n < 5; n += 1) await auth.codes.verify({ type: 'sms', phone, token: wrong });
    expect(await auth.codes.verify({ type: 'sms', phone, token: code })).toMatchObject({ code: 'otp_expired' });
  });

  it('takes the password, and locks as for the address', async () => {
    const { phone, password, userId, email } = await withPhone();
    const tried = (body: object) => auth.ask(issueToken, { query: { grant_type: 'password' }, body });
    expect(await tried({ phone: `+${phone}`, password })).toMatchObject({
      status: 200,
      body: { user: { id: userId } },
    });
    for (let n = 0; n < 5; n += 1)
      expect(await tried({ phone, password: 'wrong' })).toMatchObject({ code: 'invalid_credentials' });
    expect(await tried({ phone, password })).toMatchObject({ code: 'invalid_credentials' });
    expect(await tried({ email, password })).toMatchObject({ code: 'invalid_credentials' });
  });

  it('answers alike for a number that nobody has, and makes no account for it', async () => {
    const [{ phone }, unknown] = [await withPhone(), auth.newPhone()];
    const again = (one: string) => auth.ask(resendEmail, { body: { type: 'sms', phone: one } });
    // Nobody has asked for a code so far, so none is sent again.
    expect([(await again(phone)).body, (await again(unknown)).body, await auth.sentTo(phone)]).toEqual([{}, {}, 1]);
    auth.clock.pass(60);
    const heard = await Promise.all([phone, unknown].map((one) => signInCode(one)));
    for (const one of heard) expect(one).toMatchObject({ status: 200, body: { message_id: expect.any(String) } });
    expect(await auth.sentTo(unknown)).toBe(0);
    expect(await Promise.all([phone, unknown].map((one) => signInCode(one)))).toMatchObject([tooSoon, tooSoon]);
    const grant = { query: { grant_type: 'password' } };
    const guess = (one: string) => auth.ask(issueToken, { ...grant, body: { phone: one, password: 'wrong' } });
    const [known, other] = [await guess(phone), await guess(unknown)];
    expect([known.status, known.code, known.message]).toEqual([other.status, other.code, other.message]);
    auth.clock.pass(60);
    expect([(await again(phone)).body, (await again(unknown)).body]).toEqual([{}, {}]);
    expect([await auth.sentTo(phone), await auth.sentTo(unknown)]).toEqual([3, 0]);
  });

  it('counts wrong passwords for a number that nobody has as for one that somebody has', async () => {
    const locks = async () =>
      (await auth.rows<{ n: number }>('SELECT count(locked_until)::integer AS n FROM login_attempts'))[0]?.n ?? 0;
    for (const phone of [(await withPhone()).phone, auth.newPhone()]) {
      const before = await locks();
      const asked = { query: { grant_type: 'password' }, body: { phone, password: 'wrong' } };
      for (let n = 0; n < 5; n += 1) expect(await auth.ask(issueToken, asked)).toMatchObject({ status: 400 });
      expect(await locks()).toBe(before + 1);
    }
  });

  it('knows the channel sms only, and no sign-up', async () => {
    const phone = auth.newPhone();
    expect(await auth.ask(sendMagicLink, { body: { phone, channel: 'whatsapp' } })).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    expect(await auth.ask(signUp, { body: { phone, password: 'correct horse battery' } })).toMatchObject({
      status: 400,
      code: 'phone_provider_disabled',
    });
    expect((await auth.ask(readSettings)).body).toMatchObject({ external: { phone: true }, sms_provider: 'mailbox' });
  });
});
