import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dataOf, publicClient, type PublicClient } from '../learners/client.ts';
import { aLearner } from '../learners/learner.ts';
import { secondStepPage, secondStepSettings, settingsPage, signIn } from '../pages/account-pages.ts';
import { enter } from '../pages/enter.ts';
import { emailTo } from '../stack/mailbox.ts';
import { expectAccessible } from '../stage/accessibility.ts';
import { journey } from '../stage/journey.ts';
import { keyboardOf } from '../stage/keyboard.ts';
import { VirtualKey } from '../stage/virtual-key.ts';

const SETTINGS = '/dashboard/ajustes#segundo-paso';
/** The browser itself writes a line about every answer that is a refusal. */
const provoked = { mayLog: [/Failed to load resource/] };

/** What the public client gives to a browser: the bytes in it become text again, as the wire has them. */
const asJson = (options: unknown): string =>
  JSON.stringify(options, (_, value: unknown) =>
    value instanceof ArrayBuffer ? Buffer.from(value).toString('base64url') : value,
  );

/** Has the browser of a page make a key, or show one. */
const promptIn = async (page: Page, type: 'create' | 'request', options: unknown): Promise<unknown> =>
  page.evaluate(
    async ([kind, text]) => {
      const json = JSON.parse(text) as PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;
      const credential =
        kind === 'create'
          ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json) })
          : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json) });
      return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
    },
    [type, asJson(options)] as const,
  );

/** Shows a key by the public client, with the browser of a page; or has it made. */
const showKey = async ({ auth }: PublicClient, factorId: string, page: Page) => {
  const { id: challengeId, ...rest } = dataOf(await auth.mfa.challenge({ factorId, webauthn: { rpId: 'localhost' } }));
  if (!('webauthn' in rest)) throw new Error('No question for a key');
  const { type, credential_options } = rest.webauthn;
  const answer = await promptIn(page, type, credential_options.publicKey);
  // The library takes nothing of a browser's object but this method.
  const webauthn = { type, rpId: 'localhost', credential_response: { toJSON: () => answer } } as never;
  return auth.mfa.verify({ factorId, challengeId, webauthn });
};

describe('the unmodified public client with a key and recovery codes', () => {
  journey('adds a key, shows it at the next sign-in, and makes and uses recovery codes', async ({ device }) => {
    const [{ page }, { client, email, password }] = await Promise.all([device(), aLearner()]);
    await page.goto('/login');
    await VirtualKey.at(page);
    const { id } = dataOf(await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Mi computadora' }));
    dataOf(await showKey(client, id, page));
    expect(dataOf(await client.auth.mfa.listFactors()).webauthn).toMatchObject([{ id, factor_type: 'webauthn' }]);

    const next = publicClient({ hasRecoveryCodes: true });
    dataOf(await next.auth.signInWithPassword({ email, password }));
    expect((await next.auth.mfa.recoveryCodes.generate()).error).toMatchObject({ code: 'insufficient_aal' });
    dataOf(await showKey(next, id, page));
    const level = dataOf(await next.auth.mfa.getAuthenticatorAssuranceLevel());
    expect(level).toMatchObject({ currentLevel: 'aal2' });
    expect(level.currentAuthenticationMethods[0]).toMatchObject({ method: 'mfa/webauthn' });
    const { codes } = dataOf(await next.auth.mfa.recoveryCodes.generate({ friendlyName: 'En papel' }));
    expect(codes).toHaveLength(10);

    const last = publicClient({ hasRecoveryCodes: true });
    dataOf(await last.auth.signInWithPassword({ email, password }));
    expect((await last.auth.mfa.recoveryCodes.verify({ code: 'nothing' })).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
    });
    dataOf(await last.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' }));
    expect(dataOf(await last.auth.mfa.recoveryCodes.getStatus())).toMatchObject({ total: 10, remaining: 9 });
    expect(dataOf(await last.auth.mfa.recoveryCodes.regenerate()).codes).toHaveLength(10);
    dataOf(await last.auth.mfa.recoveryCodes.unenroll());
    expect((await last.auth.mfa.recoveryCodes.getStatus()).error).toMatchObject({ code: 'mfa_factor_not_found' });
  });
});

describe('a key', () => {
  journey('is added in the settings by keyboard, and takes the second step on a phone', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(provoked), aLearner()]);
    const key = await VirtualKey.at(page);
    await enter(page, learner);
    await page.goto(SETTINGS);
    const settings = secondStepSettings(page);
    await settings.none.waitFor();
    const keyboard = keyboardOf(page);
    await keyboard.press(settings.addKey, 'Enter');
    await keyboard.type(settings.name, 'Laptop de Ana');
    await page.keyboard.press('Enter');
    await settings.createKey.waitFor();
    await expectAccessible(page, 'a key is being added');
    await keyboard.press(settings.createKey, 'Enter');
    await settings.app('Laptop de Ana').waitFor();
    await expectAccessible(page, 'a key was added');
    await emailTo(learner.email, /Agregaste una llave de acceso/);

    const phone = await device({ ...provoked, width: 390 });
    const copy = await VirtualKey.at(phone.page);
    await key.copyTo(copy);
    await phone.page.goto('/login?redirect=%2Fdashboard%2Fajustes');
    await signIn(phone.page, learner);
    const step = secondStepPage(phone.page);
    await step.showKey.waitFor();
    await expectAccessible(phone.page, 'the second step by a key');
    await step.showKey.click();
    await settingsPage(phone.page).title.waitFor();

    await secondStepSettings(phone.page).remove.click();
    await secondStepSettings(phone.page).confirmRemoval.click();
    await secondStepSettings(phone.page).none.waitFor();
    await emailTo(learner.email, /Se quitó una llave de acceso/);
  });

  journey('whose count goes back is refused, and one of the recovery codes helps', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(provoked), aLearner()]);
    const key = await VirtualKey.at(page);
    await enter(page, learner);
    await page.goto(SETTINGS);
    const settings = secondStepSettings(page);
    await settings.addKey.click();
    await settings.name.fill('Laptop');
    await page.keyboard.press('Enter');
    await settings.createKey.click();
    await settings.beginCodes.click();
    await expectAccessible(page, 'recovery codes are about to be made');
    await settings.makeCodes.click();
    await settings.codes.first().waitFor();
    await expectAccessible(page, 'recovery codes are shown');
    const codes = await settings.codes.allInnerTexts();
    expect(codes).toHaveLength(10);
    await settings.saved.click();
    await settings.codesLeft(10).waitFor();
    await emailTo(learner.email, /códigos de recuperación nuevos/);

    const phone = await device({ ...provoked, width: 390 });
    const copy = await VirtualKey.at(phone.page);
    await key.copyTo(copy);
    await copy.setCount(100);
    await phone.page.goto('/login?redirect=%2Fdashboard%2Fajustes');
    await signIn(phone.page, learner);
    await secondStepPage(phone.page).showKey.click();
    await settingsPage(phone.page).title.waitFor();

    const old = await device({ ...provoked, width: 390 });
    await key.copyTo(await VirtualKey.at(old.page));
    await old.page.goto('/login?redirect=%2Fdashboard%2Fajustes');
    await signIn(old.page, learner);
    const step = secondStepPage(old.page);
    await step.showKey.click();
    await step.wrongKey.waitFor();
    await step.recover.click();
    await expectAccessible(old.page, 'the second step by a recovery code');
    await step.recoveryCode.fill(codes[0] ?? '');
    await step.confirm.click();
    await settingsPage(old.page).title.waitFor();
    await secondStepSettings(old.page).codesLeft(9).waitFor();
    await emailTo(learner.email, /Se usó un código de recuperación/);
  });
});
