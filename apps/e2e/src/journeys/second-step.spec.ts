import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dataOf, publicClient, type PublicClient } from '../learners/client.ts';
import { CodeApp } from '../learners/code-app.ts';
import { aLearner } from '../learners/learner.ts';
import { secondStepPage, secondStepSettings, settingsPage, signIn } from '../pages/account-pages.ts';
import { dashboardPage } from '../pages/learning-pages.ts';
import { enter } from '../pages/enter.ts';
import { emailTo } from '../stack/mailbox.ts';
import { expectAccessible } from '../stage/accessibility.ts';
import { journey } from '../stage/journey.ts';
import { keyboardOf } from '../stage/keyboard.ts';

const SETTINGS = '/dashboard/ajustes#segundo-paso';
/** The browser itself writes a line about every answer that is a refusal. */
const provoked = { mayLog: [/Failed to load resource/] };

/** Adds an app by the public client, in the session it has. */
const addApp = async ({ auth }: PublicClient, friendlyName: string) => {
  const { id, totp } = dataOf(await auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Nivel' }));
  const app = new CodeApp(totp.secret);
  dataOf(await auth.mfa.challengeAndVerify({ factorId: id, code: await app.code() }));
  return { id, app };
};

/** The key that the dialog shows, as a person types it into an app. */
const keyOn = async (page: Page): Promise<string> =>
  (await secondStepSettings(page).key.innerText()).replaceAll(/\s/g, '');

describe('the unmodified public client with a second factor', () => {
  it('adds one, shows it at the next sign-in, and removes it', async () => {
    const { client, email, password } = await aLearner();
    expect(dataOf(await client.auth.mfa.listFactors()).all).toEqual([]);
    const { id, app } = await addApp(client, 'Mi teléfono');
    expect(dataOf(await client.auth.mfa.listFactors()).totp).toMatchObject([{ id, friendly_name: 'Mi teléfono' }]);
    const levels = { currentLevel: 'aal2', nextLevel: 'aal2' };
    expect(dataOf(await client.auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject(levels);

    const next = publicClient();
    dataOf(await next.auth.signInWithPassword({ email, password }));
    expect(dataOf(await next.auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect(await next.from('user_progress').select('*')).toMatchObject({
      status: 401,
      error: { code: 'insufficient_aal' },
    });
    expect((await next.auth.updateUser({ data: { firstName: 'Eva' } })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
    dataOf(await next.auth.refreshSession());
    const challenge = dataOf(await next.auth.mfa.challenge({ factorId: id }));
    const wrong = await next.auth.mfa.verify({ factorId: id, challengeId: challenge.id, code: 'abcdef' });
    expect(wrong.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
    dataOf(await next.auth.mfa.verify({ factorId: id, challengeId: challenge.id, code: await app.code() }));
    expect((await next.from('user_progress').select('*')).status).toBe(200);

    expect(dataOf(await next.auth.mfa.unenroll({ factorId: id }))).toEqual({ id });
    dataOf(await next.auth.refreshSession());
    const last = { currentLevel: 'aal1', nextLevel: 'aal1' };
    expect(dataOf(await next.auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject(last);
  });
});

describe('the second step', () => {
  journey('is added in the settings by keyboard, asked for at sign-in, and told by e-mail', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(provoked), aLearner()]);
    await enter(page, learner);
    await page.goto(SETTINGS);
    const settings = secondStepSettings(page);
    await settings.none.waitFor();
    const keyboard = keyboardOf(page);
    await keyboard.press(settings.add, 'Enter');
    await keyboard.type(settings.name, 'Teléfono de Ana');
    await page.keyboard.press('Enter');
    await settings.picture.waitFor();
    await expectAccessible(page, 'an app is being added');
    await page.setViewportSize({ width: 1440, height: 900 });
    const app = new CodeApp(await keyOn(page));
    await keyboard.type(settings.code, await app.code());
    await page.keyboard.press('Enter');
    await settings.app('Teléfono de Ana').waitFor();
    await expectAccessible(page, 'an app was added');
    const { text } = await emailTo(learner.email, /segundo paso/);
    expect(text).toContain('Teléfono de Ana');

    const phone = await device({ ...provoked, width: 390 });
    await phone.page.goto('/login?redirect=%2Fdashboard%2Fajustes');
    await signIn(phone.page, learner);
    const step = secondStepPage(phone.page);
    await step.title.waitFor();
    await expectAccessible(phone.page, 'the second step');
    await step.code.fill('000000');
    await step.confirm.click();
    await step.wrong.waitFor();
    await step.code.fill(await app.code());
    await step.confirm.click();
    await settingsPage(phone.page).title.waitFor();

    await secondStepSettings(phone.page).remove.click();
    await secondStepSettings(phone.page).confirmRemoval.click();
    await secondStepSettings(phone.page).none.waitFor();
    await emailTo(learner.email, /Se quitó un segundo paso/);
  });

  journey('is asked for in every tab, until one has taken it', async ({ device }) => {
    const [one, learner] = await Promise.all([device(provoked), aLearner()]);
    const { app } = await addApp(learner.client, 'Mi teléfono');
    await one.page.goto('/login');
    await signIn(one.page, learner);
    await secondStepPage(one.page).title.waitFor();
    const other = await one.tab();
    await other.goto('/estudiantes-dashboard');
    await secondStepPage(other).title.waitFor();
    await secondStepPage(other).code.fill(await app.code());
    await secondStepPage(other).confirm.click();
    await dashboardPage(other).greeting.waitFor();
    await dashboardPage(one.page).greeting.waitFor();
    await one.page.reload();
    await dashboardPage(one.page).greeting.waitFor();
  });
});
