import { describe, expect, it } from '@jest/globals';
import { dataOf, publicClient } from '../learners/client.ts';
import { aLearner } from '../learners/learner.ts';
import { phoneSettings } from '../pages/account-pages.ts';
import { enter } from '../pages/enter.ts';
import { codeIn, emailsTo, emailTo } from '../stack/mailbox.ts';
import { aNumber, boxOf, codeTo } from '../stack/text-messages.ts';
import { expectAccessible } from '../stage/accessibility.ts';
import { journey } from '../stage/journey.ts';
import { keyboardOf } from '../stage/keyboard.ts';

const SETTINGS = '/dashboard/ajustes#telefono';

describe('the unmodified public client and a phone', () => {
  it('adds a number with its code, and signs in with it by code and by password', async () => {
    const { client, id, email, password } = await aLearner();
    const number = aNumber();
    const phone = `+52${number}`;
    const asked = dataOf(await client.auth.updateUser({ phone }));
    expect(asked.user).toMatchObject({ phone: '', new_phone: phone.slice(1) });
    const token = await codeTo(number);
    const changed = dataOf(await client.auth.verifyOtp({ type: 'phone_change', phone, token }));
    expect(changed.user).toMatchObject({ id, phone: phone.slice(1) });
    await emailTo(email, /Cambió el teléfono de tu cuenta/);

    const other = publicClient();
    const sent = dataOf(await other.auth.signInWithOtp({ phone }));
    expect(sent.messageId).toEqual(expect.any(String));
    const again = await codeTo(number, 2);
    const entered = dataOf(await other.auth.verifyOtp({ type: 'sms', phone, token: again }));
    expect(entered.user?.id).toBe(id);
    const spent = await publicClient().auth.verifyOtp({ type: 'sms', phone, token: again });
    expect(spent.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const byPassword = dataOf(await publicClient().auth.signInWithPassword({ phone, password }));
    expect(byPassword.user.id).toBe(id);
    expect((await publicClient().auth.resend({ type: 'sms', phone })).error).toMatchObject({
      status: 429,
      code: 'over_sms_send_rate_limit',
    });
  });

  it('is answered alike for a number that nobody has, and told what no number is', async () => {
    const number = aNumber();
    const sent = dataOf(await publicClient().auth.signInWithOtp({ phone: `+52${number}` }));
    expect(sent.messageId).toEqual(expect.any(String));
    const wrong = await publicClient().auth.signInWithPassword({ phone: `+52${number}`, password: 'no-es-esta' });
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect((await publicClient().auth.signInWithOtp({ phone: '+0' })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    expect(await emailsTo(boxOf(number))).toEqual([]);
  });
});

describe('a person and a phone', () => {
  journey('adds a number in the settings, by keyboard, and removes it', async ({ device }) => {
    // The first removal is refused, because it needs the code of an e-mail.
    const mayLog = [/status of 400 .*user\/phone/];
    const [{ page }, learner] = await Promise.all([device({ mayLog }), aLearner()]);
    await enter(page, learner);
    await page.goto(SETTINGS);
    const [settings, keyboard, number] = [phoneSettings(page), keyboardOf(page), aNumber()];
    await settings.none.waitFor();
    await keyboard.type(settings.number, number);
    await keyboard.press(settings.add, 'Enter');
    await settings.code.waitFor();
    await expectAccessible(page, 'a phone waits for its code');
    await settings.code.fill(await codeTo(number));
    await settings.confirm.click();
    await settings.current(`+52 55 ${number.slice(2, 6)} ${number.slice(6)}`).waitFor();
    await expectAccessible(page, 'an account with a phone');
    await settings.remove.click();
    // The code of the SMS has opened a session, in which the address is the proof.
    await settings.confirmRemoval.click();
    await settings.proof.fill(codeIn(await emailTo(learner.email, /código para comprobar que eres tú/i)));
    await settings.confirmRemoval.click();
    await settings.none.waitFor();
    await emailTo(learner.email, /Se quitó el teléfono de tu cuenta/);
  });
});
