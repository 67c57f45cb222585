import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CaptchaProviderStandIn } from '@nivel/testing/captcha-provider';
import { dataOf, publicClient } from '../learners/client.ts';
import { aPerson, confirmSubject, profileOf } from '../learners/learner.ts';
import { captchaDialog, codePage, loginPage, recoverPage, signIn } from '../pages/account-pages.ts';
import { dashboardPage } from '../pages/learning-pages.ts';
import { addresses, addressesVariable } from '../stack/addresses.ts';
import { codeIn, emailTo } from '../stack/mailbox.ts';
import { quick, startProduct, type RunningProduct } from '../stack/run-product.ts';
import { expectAccessible } from '../stage/accessibility.ts';
import { journey } from '../stage/journey.ts';
import { keyboardOf } from '../stage/keyboard.ts';

let provider: CaptchaProviderStandIn;
let product: RunningProduct;
// A product of its own: with a captcha every other journey would have to solve it.
beforeAll(async () => {
  provider = await CaptchaProviderStandIn.start();
  product = await startProduct({ ...quick, ...provider.settings() });
  const { site, mailbox } = product;
  process.env[addressesVariable] = JSON.stringify({ ...addresses(), site, mailbox });
}, 480_000);
afterAll(async () => {
  await product.stop();
  await provider.stop();
});

/** A learner whose every step that needs a captcha brings a token. */
const aCheckedLearner = async () => {
  const person = aPerson();
  const { email, password } = person;
  const client = publicClient();
  const options = { captchaToken: provider.token() };
  expect((await client.auth.signUp({ email, password, options })).error).toBeNull();
  const token = codeIn(await emailTo(email, confirmSubject));
  dataOf(await client.auth.verifyOtp({ type: 'signup', email, token }));
  dataOf(await client.auth.updateUser({ password, data: profileOf(person) }));
  return person;
};

describe('the unmodified public client and a captcha', () => {
  it('brings its token to every door that asks for one, and is refused by code without', async () => {
    const { email, password } = await aCheckedLearner();
    const { auth } = publicClient();
    const options = () => ({ captchaToken: provider.token() });
    const refused = { status: 400, code: 'captcha_failed' };
    expect((await auth.signInWithPassword({ email, password })).error).toMatchObject({
      ...refused,
      message: 'captcha protection: request disallowed (no captcha_token found)',
    });
    expect((await auth.signInWithOtp({ email })).error).toMatchObject(refused);
    expect((await auth.resetPasswordForEmail(email)).error).toMatchObject(refused);
    expect((await auth.resend({ type: 'signup', email })).error).toMatchObject(refused);
    expect((await auth.signUp({ email, password })).error).toMatchObject(refused);

    expect((await auth.resetPasswordForEmail(email, options())).error).toBeNull();
    expect((await auth.resend({ type: 'signup', email, options: options() })).error).toBeNull();
    expect((await auth.signInWithPassword({ email, password, options: options() })).error).toBeNull();
    expect((await auth.refreshSession()).error).toBeNull();
  });
});

describe('a person and a captcha', () => {
  // The browser's own line about an answer of 400.
  const withCaptcha = () => ({ mayAsk: [provider.origin], mayLog: [/status of 400/] });

  journey('signs in with the widget in between, by keyboard', async ({ device }) => {
    const [{ page }, person] = await Promise.all([device(withCaptcha()), aCheckedLearner()]);
    await page.goto('/login');
    await signIn(page, person);
    const captcha = captchaDialog(page);
    await captcha.box.waitFor();
    await expectAccessible(page, 'a captcha');
    await page.keyboard.press('Escape');
    await captcha.missing.waitFor();
    await keyboardOf(page).press(loginPage(page).submit, 'Enter');
    await captcha.box.focus();
    await page.keyboard.press('Space');
    await dashboardPage(page).greeting.waitFor();
  });

  journey('asks for a recovery on a phone, while the provider is away at first', async ({ device }) => {
    const [{ page }, { email }] = await Promise.all([device({ ...withCaptcha(), width: 390 }), aCheckedLearner()]);
    await page.goto('/recover');
    await recoverPage(page).email.fill(email);
    await recoverPage(page).submit.click();
    const captcha = captchaDialog(page);
    provider.mood = 'away';
    // Solved, it is gone: nobody sees it ticked.
    await captcha.box.click();
    await captcha.again.waitFor();
    await expectAccessible(page, 'a captcha that did not count');
    provider.mood = 'checks';
    await captcha.again.click();
    await captcha.box.click();
    await codePage(page).heading.waitFor();
    await emailTo(email, /Recupera tu contraseña/);
  });
});
