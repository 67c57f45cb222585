import { describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import { phoneFactorAdded } from '@nivel/contracts/auth/phone-factor-added.fact';
import { phoneFactorRemoved } from '@nivel/contracts/auth/phone-factor-removed.fact';
import { sendMagicLink } from '@nivel/contracts/auth/send-magic-link.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { otherCode } from '@nivel/testing/other-code';
import type { AuthUnderTest, Signed } from '../../test/auth-under-test.ts';
import type { PhoneFactorsUnderTest } from '../../test/phone-factors-under-test.ts';
import { phonesFor } from '../../test/phones-for.ts';

let auth: AuthUnderTest;
let phones: PhoneFactorsUnderTest;
phonesFor((started, factors) => {
  [auth, phones] = [started, factors];
});

const eventsOf = async (token: string) =>
  (await auth.rpc(listSecurityEvents, { limit: 20 }, token)).events.map(({ kind }) => kind);
const again = ({ email, password }: Signed) => auth.signIn(email, password);

describe('a number as a second factor', () => {
  it('is begun without an SMS, and counts once the code of its first one is shown', async () => {
    const [ana, phone] = [await auth.aLearner(), auth.newPhone()];
    const { body } = await phones.enroll(ana.access, `+${phone}`, { friendly_name: 'Mi celular' });
    const id = String(body['id']);
    expect(body).toEqual({ id, type: 'phone', friendly_name: 'Mi celular', phone: `+${phone}` });
    expect(await auth.sentTo(phone)).toBe(0);
    const masked = phone.slice(-2).padStart(phone.length, '*');
    const shown = { factor_type: 'phone', friendly_name: 'Mi celular', phone: masked };
    expect(await phones.apps.factorsOf(ana.access)).toMatchObject([{ ...shown, status: 'unverified' }]);

    const begun = await auth.clock.stoppedFor(async () => {
      const expires_at = Math.floor(auth.clock.at / 1_000) + 600;
      const asked = await phones.challenge(ana.access, id);
      expect(asked.body).toMatchObject({ id: expect.any(String), type: 'phone', expires_at });
      return asked;
    });
    const { code, template, locale } = await auth.smsTo(phone);
    expect({ template, locale }).toEqual({ template: 'change-phone', locale: 'es-MX' });
    const [row] = await auth.rows('SELECT to_jsonb(c)::text AS row FROM factor_challenges c WHERE factor_id = $1', [
      id,
    ]);
    expect(JSON.stringify(row)).not.toContain(Buffer.from(code).toString('hex'));

    const heard = await phones.apps.verify(ana.access, id, String(begun.body['id']), code);
    expect(decodeJwt(String(heard.body['access_token']))).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/phone' }, { method: 'password' }],
      session_id: decodeJwt(ana.access)['session_id'],
    });
    expect(await phones.apps.factorsOf(ana.access)).toMatchObject([{ ...shown, status: 'verified' }]);
    const told = { email: ana.email, factorName: 'Mi celular', phoneEnd: phone.slice(-2) };
    expect(await auth.told(phoneFactorAdded, ana.userId)).toMatchObject([told]);
    expect(await eventsOf(ana.access)).toContain('phone-factor-added');
  });

  it('is asked for at the next sign-in, by an SMS that says so', async () => {
    const ana = await auth.aLearner();
    const added = await phones.add(ana);
    const next = await again(ana);
    expect(decodeJwt(next.access)).toMatchObject({ aal: 'aal1', needs_second_step: true });
    const { id, code } = await phones.receive(next.access, added);
    expect(await auth.smsTo(added.phone)).toMatchObject({ template: 'sign-in' });
    const { body } = await phones.apps.verify(next.access, added.id, id, code);
    const claims = decodeJwt(String(body['access_token']));
    expect(claims).toMatchObject({ aal: 'aal2' });
    expect(claims).not.toHaveProperty('needs_second_step');
    expect(await eventsOf(String(body['access_token']))).toEqual(
      expect.arrayContaining(['phone-code-requested', 'second-step-taken']),
    );
    expect(await auth.told(phoneFactorAdded, ana.userId)).toHaveLength(1);
  });

  it('takes the code of its own challenge alone, once, also at the same moment', async () => {
    const ana = await auth.aLearner();
    const added = await phones.add(ana);
    const { access } = await again(ana);
    const first = await phones.receive(access, added);
    auth.clock.pass(60);
    const second = await phones.receive(access, added);
    const show = (id: string, code: string) => phones.apps.verify(access, added.id, id, code);
    const wrong = { status: 422, code: 'mfa_verification_failed', message: 'Invalid MFA Phone code entered' };
    if (first.code !== second.code) expect(await show(second.id, first.code)).toMatchObject(wrong);
    expect(await show(first.id, otherCode(first.code))).toMatchObject(wrong);
    const both = await Promise.all([show(first.id, first.code), show(first.id, first.code)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const other = await again(ana);
    expect(await phones.apps.verify(other.access, added.id, first.id, first.code)).toMatchObject({
      status: 422,
      code: 'mfa_ip_address_mismatch',
    });
  });

  it('takes no challenge of somebody else, and is as if it were not there for others', async () => {
    const [ana, luz] = [await auth.aLearner(), await auth.aLearner()];
    const [hers, other] = [await phones.add(ana), await phones.add(luz)];
    const [low, stranger] = [await again(ana), await again(luz)];
    const { id, code } = await phones.receive(stranger.access, other);
    expect(await phones.apps.verify(low.access, hers.id, id, code)).toMatchObject({
      status: 422,
      code: 'mfa_factor_not_found',
    });
    const gone = { status: 404, code: 'mfa_factor_not_found' };
    expect(await phones.challenge(low.access, other.id)).toMatchObject(gone);
    expect(await phones.apps.verify(low.access, other.id, id, code)).toMatchObject(gone);
    expect(await phones.apps.remove(hers.access, other.id)).toMatchObject(gone);
  });

  it('that was begun before the account had a second step is not completed by the password alone', async () => {
    const [ana, phone] = [await auth.aLearner(), auth.newPhone()];
    const { body } = await phones.enroll(ana.access, phone, { friendly_name: 'De un extraño' });
    const id = String(body['id']);
    const received = await phones.receive(ana.access, { id, phone });
    const owner = await phones.apps.add(await again(ana));
    const stranger = await again(ana);
    const refused = { status: 403, code: 'insufficient_aal' };
    expect(await phones.challenge(stranger.access, id)).toMatchObject(refused);
    expect(await phones.apps.verify(stranger.access, id, received.id, received.code)).toMatchObject(refused);
    expect(await auth.sentTo(phone)).toBe(1);
    expect(await phones.apps.factorsOf(stranger.access)).toMatchObject([
      { id, status: 'unverified' },
      { id: owner.id, status: 'verified' },
    ]);
    expect(await phones.apps.verify(owner.access, id, received.id, received.code)).toMatchObject({ status: 200 });
  });

  it('refuses what is no number, and other channels', async () => {
    const ana = await auth.aLearner();
    const invalid = { status: 400, code: 'validation_failed' };
    expect(await phones.enroll(ana.access, '')).toMatchObject({
      ...invalid,
      message: 'Phone number required to enroll Phone factor',
    });
    for (const phone of ['abc', '+0521', '1', '1234567890123456', '5'.repeat(100_000)])
      expect(await phones.enroll(ana.access, phone)).toMatchObject({
        ...invalid,
        message: 'Invalid phone number format (E.164 required)',
      });
    const phone = auth.newPhone();
    const id = String((await phones.enroll(ana.access, phone)).body['id']);
    expect(await phones.challenge(ana.access, id, { channel: 'whatsapp' })).toMatchObject(invalid);
    expect(await phones.challenge(ana.access, id, { channel: 5 })).toMatchObject({ status: 400, code: 'bad_json' });
    expect(await auth.sentTo(phone)).toBe(0);
  });

  it('may be in other accounts, which nobody learns, and once in each', async () => {
    const [ana, luz] = [await auth.aLearner(), await auth.aLearner()];
    const { phone, access } = await phones.add(ana);
    auth.clock.pass(60);
    const theirs = await phones.add(luz, phone);
    expect(theirs.phone).toBe(phone);
    expect(await phones.enroll(access, phone, { friendly_name: 'Otro' })).toMatchObject({
      status: 422,
      code: 'mfa_verified_factor_exists',
      message: 'A verified phone factor already exists, unenroll the existing factor to continue',
    });
    // Whoever knows the password alone cannot find out the number.
    const low = await again(ana);
    for (const guess of [phone, auth.newPhone()])
      expect(await phones.enroll(low.access, guess, { friendly_name: 'Otro' })).toMatchObject({
        status: 403,
        code: 'insufficient_aal',
      });
  });

  it('is removed with the second step, and told', async () => {
    const ana = await auth.aLearner();
    const { id, phone, access, refresh } = await phones.add(ana);
    const low = await again(ana);
    expect(await phones.apps.remove(low.access, id)).toMatchObject({ status: 422, code: 'insufficient_aal' });
    expect(await phones.apps.remove(access, id)).toMatchObject({ status: 200, body: { id } });
    const told = { factorName: 'Mi celular', phoneEnd: phone.slice(-2) };
    expect(await auth.told(phoneFactorRemoved, ana.userId)).toMatchObject([told]);
    const { body } = await auth.refresh(refresh);
    const raised = String(body['access_token']);
    expect(decodeJwt(raised)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect(await eventsOf(raised)).toContain('phone-factor-removed');
  });
});

describe('a number that takes the second step', () => {
  const otp = (phone: string) => auth.ask(sendMagicLink, { body: { phone } });
  /** Somebody who may sign in by a number, signed in by their password. */
  const withPhone = async () => {
    const [ana, phone] = [await auth.aLearner(), auth.newPhone()];
    await auth.ask(updateUser, { token: ana.access, body: { phone } });
    const { code: token } = await auth.smsTo(phone);
    await auth.codes.verify({ type: 'phone_change', phone, token });
    return { phone, access: (await auth.signIn(ana.email, ana.password)).access };
  };

  it('signs in by code no more, also by one from before, and the answer is the same', async () => {
    const { phone, access } = await withPhone();
    await otp(phone);
    const { code: early } = await auth.smsTo(phone);
    await phones.add({ access }, phone);
    const expired = { status: 403, code: 'otp_expired' };
    expect(await auth.codes.verify({ type: 'sms', phone, token: early })).toMatchObject(expired);
    auth.clock.pass(60);
    const before = await auth.sentTo(phone);
    expect(await otp(phone)).toMatchObject({ status: 200, body: { message_id: expect.any(String) } });
    expect(await auth.sentTo(phone)).toBe(before);
  });

  it('cannot become a way in of its own account', async () => {
    const ana = await auth.aLearner();
    const { phone, access } = await phones.add(ana);
    expect(await auth.ask(updateUser, { token: access, body: { phone } })).toMatchObject({
      status: 422,
      code: 'mfa_verified_factor_exists',
    });
    expect(await auth.ask(updateUser, { token: access, body: { phone: auth.newPhone() } })).toMatchObject({
      status: 200,
    });
  });
});
