import { describe, expect } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { aLearner, aPerson, confirmSubject, type NewLearner } from '../learners/learner.ts';
import {
  codePage,
  completePage,
  heading,
  linkPage,
  loginPage,
  registerPage,
  settingsPage,
  signIn,
} from '../pages/account-pages.ts';
import { enter } from '../pages/enter.ts';
import { dashboardPage } from '../pages/learning-pages.ts';
import { linkIn, emailTo } from '../stack/mailbox.ts';
import { eventually } from '../stack/eventually.ts';
import { journey } from '../stage/journey.ts';

const DASHBOARD = '/estudiantes-dashboard';
const SETTINGS = '/dashboard/ajustes';
/** The browser itself writes a line about every answer that is a refusal, and about every request that was cut off. */
const provoked = { mayLog: [/Failed to load resource/] };

const registerBy = async (page: Page, person: NewLearner): Promise<string> => {
  await page.goto('/register');
  const form = registerPage(page);
  await form.firstName.fill(person.firstName);
  await form.lastName.fill(person.lastName);
  await form.email.fill(person.email);
  await form.password.fill(person.password);
  await form.university.check();
  await form.prompts.check();
  await form.beginner.check();
  await form.submit.click();
  await codePage(page).heading.waitFor();
  return linkIn(await emailTo(person.email, confirmSubject));
};

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.getByRole('link', { name: 'Registrarse' }).first().waitFor();
};

const wrongPassword = (page: Page) => page.getByText('El correo o la contraseña no son correctos.');
const refreshCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name, value }) => name.includes('refresh') && value !== '');

describe('the link of a sign-up', () => {
  journey('opened where one signed up confirms at a press, and the password counts', async ({ device }) => {
    const { page } = await device();
    const person = aPerson();
    const link = await registerBy(page, person);
    await page.goto(link);
    await linkPage(page).confirm.waitFor();
    expect(await linkPage(page).otherBrowser.count()).toBe(0);
    expect(page.url()).not.toMatch(/token/);
    await linkPage(page).confirm.click();
    await heading(page, 'Tu correo está confirmado').waitFor();
    await page.goBack();
    expect(page.url()).not.toMatch(/token/);
    await Promise.all([page.waitForResponse(/\/auth\/v1\/logout/), signOut(page)]);
    await enter(page, person);
  });

  journey('opened in another browser says that the password will not count, and it does not', async ({ device }) => {
    const [stranger, owner] = await Promise.all([device(provoked), device()]);
    const person = aPerson();
    const link = await registerBy(stranger.page, person);
    await owner.page.goto(link);
    await linkPage(owner.page).otherBrowser.waitFor();
    await linkPage(owner.page).confirm.click();
    const complete = completePage(owner.page);
    await complete.firstName.fill('Itzel');
    await complete.lastName.fill('Paz');
    await complete.password.fill('nopal-en-flor-92');
    await complete.submit.click();
    await heading(owner.page, 'Tu correo está confirmado').waitFor();
    await owner.page.getByText('Bienvenido, Itzel').waitFor();

    await stranger.page.goto('/login');
    await signIn(stranger.page, person);
    await wrongPassword(stranger.page).waitFor();
    await enter(stranger.page, { email: person.email, password: 'nopal-en-flor-92' });
  });

  journey('asks first where another person is signed in, and never switches accounts by itself', async ({ device }) => {
    const [{ page }, elsewhere, learner] = await Promise.all([device(), device(), aLearner()]);
    const link = await registerBy(elsewhere.page, aPerson());
    await enter(page, learner);
    await page.goto(link);
    await heading(page, 'Hay otra cuenta abierta aquí').waitFor();
    await page.getByRole('link', { name: `Quedarme como ${learner.email}` }).click();
    await dashboardPage(page).greeting.waitFor();
    await page.goto(link);
    await page.getByRole('button', { name: `Cerrar la sesión de ${learner.email} y seguir` }).click();
    await completePage(page).heading.waitFor();
  });
});

journey('tokens in an address sign nobody in, with or without a session', async ({ device }) => {
  const [{ page, context }, attacker, learner] = await Promise.all([device(), aLearner(), aLearner()]);
  const { session } = (await attacker.client.auth.getSession()).data;
  if (!session) throw new Error('A new learner is signed in');
  const tokens = `access_token=${session.access_token}&refresh_token=${session.refresh_token}&expires_in=600&token_type=bearer`;
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && /\/auth\/v1\/(token|verify)/.test(request.url())) asked.push(request.url());
  });
  for (const path of ['/', '/verify-email', '/recover', '/login']) {
    await page.goto(`${path}#${tokens}&type=recovery`);
    await page.getByRole('link', { name: 'Registrarse' }).first().waitFor();
  }
  expect(asked).toEqual([]);
  await enter(page, learner);
  await page.goto(`/recover#${tokens}&type=recovery`);
  await page.getByText(`Bienvenido, ${learner.firstName}`).waitFor();
  expect(page.url()).not.toMatch(/token/);
  await page.goto(SETTINGS);
  await settingsPage(page).sessions.first().waitFor();
});

describe('a sign-out', () => {
  journey('that did not reach the service is sent again at the next load, and restores nothing', async ({ device }) => {
    const [{ page, context }, other, learner] = await Promise.all([device(provoked), device(), aLearner()]);
    await enter(page, learner);
    await enter(other.page, learner);
    await other.page.goto(SETTINGS);
    await eventually(async () => expect(await settingsPage(other.page).sessions.count()).toBe(3));

    const cut = /\/auth\/v1\/logout/;
    await context.route(cut, (route) => route.abort('internetdisconnected'));
    await signOut(page);
    expect(await refreshCookie(context)).toBeDefined();
    await page.goto(DASHBOARD);
    await loginPage(page).submit.waitFor();
    const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join());
    expect(kept).not.toContain(learner.id);

    await context.unroute(cut);
    const said = page.waitForResponse(cut);
    await page.goto(DASHBOARD);
    expect((await said).status()).toBe(204);
    await loginPage(page).submit.waitFor();
    expect(await refreshCookie(context)).toBeUndefined();
    // The browser that stays and the public client that made the learner are left.
    await other.page.reload();
    await eventually(async () => expect(await settingsPage(other.page).sessions.count()).toBe(2));
  });

  journey('asks about answers that were not sent', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(), aLearner()]);
    await enter(page, learner);
    const path = '/dashboard/modulos/01a1f978-b69d-7231-b36b-c405e04916a9';
    await page.evaluate(
      ([id, at]) => localStorage.setItem(`nivel.unsent.${id}.${at}`, JSON.stringify({ answers: { a: '1' } })),
      [learner.id, path],
    );
    await page.goto('/');
    const leave = page.getByRole('button', { name: 'Cerrar Sesión' });
    await leave.click();
    const question = page.getByRole('dialog', { name: 'Tienes algo sin enviar' });
    await question.getByRole('button', { name: 'Ir a enviarlo' }).click();
    await page.waitForURL((url) => url.pathname === path);
    await page.goto('/');
    await leave.click();
    await question.getByRole('button', { name: 'Borrarlo y cerrar sesión' }).click();
    await page.getByRole('link', { name: 'Registrarse' }).first().waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('unsent');
  });
});

/** A page script's possible use of the key, which is in the browser's own store. */
const storedKey = (page: Page): Promise<{ seq: number; isTaken: boolean }> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('the store does not answer'));
      });
    const database = await done(indexedDB.open('nivel-session', 1));
    const key = await done(
      database.transaction('keys').objectStore('keys').get('key') as IDBRequest<{
        seq: number;
        pair: CryptoKeyPair;
      }>,
    );
    database.close();
    const isTaken = await crypto.subtle.exportKey('jwk', key.pair.privateKey).then(
      () => true,
      () => false,
    );
    return { seq: key.seq, isTaken };
  });

describe('the key of a session', () => {
  journey(
    'stays in its browser: the cookie alone refreshes nothing elsewhere, and ends the session',
    async ({ device }) => {
      const [owner, thief, learner] = await Promise.all([device(provoked), device(provoked), aLearner()]);
      await enter(owner.page, learner);
      const before = await storedKey(owner.page);
      await owner.page.reload();
      await dashboardPage(owner.page).greeting.waitFor();
      const after = await storedKey(owner.page);
      expect([before.isTaken, after.isTaken]).toEqual([false, false]);
      expect(after.seq).toBeGreaterThan(before.seq);
      const cookie = await refreshCookie(owner.context);
      if (!cookie) throw new Error('Whoever is signed in has a cookie');
      await thief.context.addCookies([cookie]);
      await thief.page.goto('/');
      await thief.page.evaluate(() => localStorage.setItem('nivel.has-session', '1'));
      await thief.page.goto(DASHBOARD);
      await loginPage(thief.page).submit.waitFor();
      await loginPage(owner.page).submit.waitFor();
      await enter(owner.page, learner);
      await owner.page.goto(SETTINGS);
      await settingsPage(owner.page)
        .events.getByText(/alguien más pudo haberla copiado/)
        .waitFor();
    },
  );

  journey('that its browser has lost signs out there, and looks like no theft', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(), aLearner()]);
    await enter(page, learner);
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase('nivel-session');
          request.onsuccess = resolve;
          request.onerror = reject;
        }),
    );
    await page.reload();
    await loginPage(page).submit.waitFor();
    await enter(page, learner);
    await page.goto(SETTINGS);
    const { events } = settingsPage(page);
    await events.first().waitFor();
    expect((await events.allInnerTexts()).join()).not.toMatch(/copiado/);
  });
});
