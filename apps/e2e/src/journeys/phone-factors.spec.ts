import { describe, expect, it } from '@jest/globals';
import { otherCode } from '@nivel/testing/other-code';
import { dataOf, publicClient } from '../learners/client.ts';
import { aLearner } from '../learners/learner.ts';
import { secondStepPage, secondStepSettings, settingsPage, signIn } from '../pages/account-pages.ts';
import { enter } from '../pages/enter.ts';
import { emailTo } from '../stack/mailbox.ts';
import { aNumber, codeTo } from '../stack/text-messages.ts';
import { expectAccessible } from '../stage/accessibility.ts';
import { journey } from '../stage/journey.ts';
import { keyboardOf } from '../stage/keyboard.ts';

const SETTINGS = '/dashboard/ajustes#segundo-paso';
/** The browser itself writes a line about every answer that is a refusal. */
const provoked = { mayLog: [/Failed to load resource/] };

describe('the unmodified public client with a number as its second factor', () => {
  it('adds it, shows its code at the next sign-in, and removes it', async () => {
    const { client, email, password } = await aLearner();
    const number = aNumber();
    const phone = `+52${number}`;
    const { mfa } = client.auth;
    const added = dataOf(await mfa.enroll({ factorType: 'phone', friendlyName: 'Mi celular', phone }));
    expect(added).toMatchObject({ type: 'phone', friendly_name: 'Mi celular', phone });
    const factorId = added.id;
    const first = dataOf(await mfa.challenge({ factorId, channel: 'sms' }));
    dataOf(await mfa.verify({ factorId, challengeId: first.id, code: await codeTo(number) }));
    const listed = dataOf(await mfa.listFactors());
    expect(listed.phone).toMatchObject([{ id: factorId, factor_type: 'phone', status: 'verified' }]);
    expect(JSON.stringify(listed)).not.toContain(number);
    await emailTo(email, /Agregaste un número como segundo paso/);

    const next = publicClient();
    dataOf(await next.auth.signInWithPassword({ email, password }));
    const before = dataOf(await next.auth.mfa.getAuthenticatorAssuranceLevel());
    expect(before).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const { id: challengeId } = dataOf(await next.auth.mfa.challenge({ factorId, channel: 'sms' }));
    expect((await next.auth.mfa.challenge({ factorId, channel: 'sms' })).error).toMatchObject({
      status: 429,
      code: 'over_sms_send_rate_limit',
    });
    const code = await codeTo(number, 2);
    const wrong = await next.auth.mfa.verify({ factorId, challengeId, code: otherCode(code) });
    expect(wrong.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid MFA Phone code entered',
    });
    dataOf(await next.auth.mfa.verify({ factorId, challengeId, code }));
    const level = dataOf(await next.auth.mfa.getAuthenticatorAssuranceLevel());
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(level.currentAuthenticationMethods[0]).toMatchObject({ method: 'mfa/phone' });
    expect((await next.auth.mfa.verify({ factorId, challengeId, code })).error).toMatchObject({
      code: 'mfa_ip_address_mismatch',
    });

    expect(dataOf(await next.auth.mfa.unenroll({ factorId }))).toEqual({ id: factorId });
    expect(dataOf(await next.auth.mfa.listFactors()).all).toEqual([]);
  });
});

describe('a number', () => {
  journey('is added in the settings by keyboard, and takes the second step on a phone', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(provoked), aLearner()]);
    const number = aNumber();
    await enter(page, learner);
    await page.goto(SETTINGS);
    const settings = secondStepSettings(page);
    await settings.none.waitFor();
    const keyboard = keyboardOf(page);
    await keyboard.press(settings.addSms, 'Enter');
    await keyboard.type(settings.name, 'Celular de Ana');
    await keyboard.type(settings.number, number);
    await page.keyboard.press('Enter');
    await settings.sendSms.waitFor();
    await expectAccessible(page, 'a number is being added');
    await keyboard.press(settings.sendSms, 'Enter');
    await settings.code.waitFor();
    await expectAccessible(page, 'a number waits for its code');
    await settings.code.fill(await codeTo(number));
    await settings.confirm.click();
    await settings.app('Celular de Ana').waitFor();
    await emailTo(learner.email, /Agregaste un número como segundo paso/);

    const phone = await device({ ...provoked, width: 390 });
    await phone.page.goto('/login?redirect=%2Fdashboard%2Fajustes');
    await signIn(phone.page, learner);
    const step = secondStepPage(phone.page);
    await step.sendSms.waitFor();
    await expectAccessible(phone.page, 'the second step by SMS');
    await step.sendSms.click();
    const code = await codeTo(number, 2);
    // The page is loaded again between the SMS and its code.
    await phone.page.reload();
    await step.code.fill(otherCode(code));
    await step.confirm.click();
    await step.wrongSms.waitFor();
    await expectAccessible(phone.page, 'a wrong code of an SMS');
    await step.code.fill(code);
    await step.confirm.click();
    await settingsPage(phone.page).title.waitFor();

    await secondStepSettings(phone.page).remove.click();
    await secondStepSettings(phone.page).confirmRemoval.click();
    await secondStepSettings(phone.page).none.waitFor();
    await emailTo(learner.email, /Se quitó un número del segundo paso/);
  });
});
