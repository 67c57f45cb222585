import { describe, expect, it } from '@jest/globals';
import { sendMagicLink } from '@nivel/contracts/auth/send-magic-link.operation';
import { otherCode } from '@nivel/testing/other-code';
import type { AuthUnderTest } from '../../test/auth-under-test.ts';
import type { PhoneFactorsUnderTest } from '../../test/phone-factors-under-test.ts';
import { phonesFor } from '../../test/phones-for.ts';
import { whileChanging } from '../../test/while-changing.ts';

let auth: AuthUnderTest;
let phones: PhoneFactorsUnderTest;
phonesFor((started, factors) => {
  [auth, phones] = [started, factors];
});

const tooSoon = { status: 429, code: 'over_sms_send_rate_limit' };
/** Somebody with a number, in a session that waits for its second step. */
const waiting = async () => {
  const ana = await auth.aLearner();
  const added = await phones.add(ana);
  return { ana, added, low: await auth.signIn(ana.email, ana.password) };
};

describe('the code of an SMS for the second step', () => {
  it.each([
    [599, { status: 200 }],
    [600, { status: 422, code: 'mfa_challenge_expired' }],
  ])('is good for ten minutes: after %d s', async (seconds, outcome) => {
    const { added, low } = await waiting();
    await auth.clock.stoppedFor(async () => {
      const { id, code } = await phones.receive(low.access, added);
      const { access } = await auth.later(low, seconds);
      expect(await phones.apps.verify(access, added.id, id, code)).toMatchObject(outcome);
    });
  });

  it('is void after five wrong ones, however long somebody waits, and another SMS brings a new one', async () => {
    const { added, low } = await waiting();
    const { id, code } = await phones.receive(low.access, added);
    for (let n = 0; n < 5; n += 1)
      expect(await phones.apps.verify(low.access, added.id, id, otherCode(code))).toMatchObject({
        code: 'mfa_verification_failed',
      });
    const over = { status: 422, code: 'mfa_challenge_expired' };
    expect(await phones.apps.verify(low.access, added.id, id, code)).toMatchObject(over);
    const sent = await auth.sentTo(added.phone);
    const soon = await auth.later(low, 60);
    // Until codes are looked at again, nobody pays for the SMS of one.
    expect(await phones.challenge(soon.access, added.id)).toMatchObject({ code: 'over_request_rate_limit' });
    expect(await auth.sentTo(added.phone)).toBe(sent);
    const { access } = await auth.later(soon, 240);
    expect(await phones.apps.verify(access, added.id, id, code)).toMatchObject(over);
    const fresh = await phones.receive(access, added);
    expect(await phones.apps.verify(access, added.id, fresh.id, fresh.code)).toMatchObject({ status: 200 });
  });
});

describe('SMS for the second step', () => {
  it('go once a minute and five times an hour, over all sessions of the account', async () => {
    const { ana, added, low } = await waiting();
    expect(await phones.challenge(low.access, added.id)).toMatchObject({ status: 200 });
    expect(await phones.challenge(low.access, added.id)).toMatchObject(tooSoon);
    for (let n = 0; n < 4; n += 1) {
      auth.clock.pass(60);
      const { access } = await auth.signIn(ana.email, ana.password);
      expect(await phones.challenge(access, added.id)).toMatchObject({ status: 200 });
    }
    auth.clock.pass(60);
    const { access } = await auth.signIn(ana.email, ana.password);
    expect(await phones.challenge(access, added.id)).toMatchObject(tooSoon);
    // The one that adds it, and five.
    expect(await auth.sentTo(added.phone)).toBe(6);
    auth.clock.pass(3_600);
    const later = await auth.signIn(ana.email, ana.password);
    expect(await phones.challenge(later.access, added.id)).toMatchObject({ status: 200 });
  });

  it('that are to add numbers are limited by account, whatever the numbers', async () => {
    const ana = await auth.aLearner();
    for (let n = 0; n < 6; n += 1) {
      const { body } = await phones.enroll(ana.access, auth.newPhone(), { friendly_name: `Número ${n}` });
      const asked = await phones.challenge(ana.access, String(body['id']));
      expect(asked).toMatchObject(n < 5 ? { status: 200 } : tooSoon);
    }
  });

  it('that are to add a number are limited by number, whatever the accounts', async () => {
    const phone = auth.newPhone();
    for (let n = 0; n < 2; n += 1) {
      const { access } = await auth.aLearner();
      const { body } = await phones.enroll(access, phone);
      expect(await phones.challenge(access, String(body['id']))).toMatchObject(n === 0 ? { status: 200 } : tooSoon);
    }
  });

  it('are not used up by strangers, who can ask for the other ones', async () => {
    const { added, low } = await waiting();
    const { access } = await auth.aLearner();
    const { body } = await phones.enroll(access, added.phone);
    auth.clock.pass(60);
    expect(await phones.challenge(access, String(body['id']))).toMatchObject({ status: 200 });
    for (let n = 0; n < 5; n += 1) {
      auth.clock.pass(60);
      await auth.ask(sendMagicLink, { body: { phone: added.phone } });
    }
    const { access: token } = await auth.later(low, 1);
    expect(await phones.challenge(token, added.id)).toMatchObject({ status: 200 });
  });
});

describe('a number that is removed while its SMS is asked for', () => {
  it('is gone, and gets none', async () => {
    const [ana, phone] = [await auth.aLearner(), auth.newPhone()];
    const id = String((await phones.enroll(ana.access, phone)).body['id']);
    const ask = () => phones.challenge(ana.access, id);
    const asked = await whileChanging(auth, 'DELETE FROM factors WHERE id = $1', [id], ask);
    expect(asked).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    expect(await auth.sentTo(phone)).toBe(0);
  });
});
