import { describe, expect } from '@jest/globals';
import { otherCode } from '@nivel/testing/other-code';
import type { Page } from 'playwright-core';
import { aLearner, aPerson, confirmSubject, register } from '../learners/learner.ts';
import { codePage, completePage, followLink, heading, loginPage, signIn, recoverPage } from '../pages/account-pages.ts';
import { codeIn, linkIn, emailsTo, emailTo } from '../stack/mailbox.ts';
import { eventually } from '../stack/eventually.ts';
import { journey } from '../stage/journey.ts';

const DASHBOARD = '/estudiantes-dashboard';
/** The browser itself writes a line about every answer that is a refusal. */
const refusal = /Failed to load resource.*status of (400|403|422)/;

const dashboardOf = (page: Page) => heading(page, /^Hola/);

const signedIn = async (page: Page, learner: { email: string; password: string }): Promise<void> => {
  await page.goto('/login');
  await signIn(page, learner);
  await dashboardOf(page).waitFor();
};

describe('a session', () => {
  journey('survives a reload, and is shared by a second tab without signing in', async ({ device }) => {
    const [{ page, tab, context }, learner] = await Promise.all([device(), aLearner()]);
    await signedIn(page, learner);
    await page.reload();
    await dashboardOf(page).waitFor();

    const second = await tab();
    await second.goto(DASHBOARD);
    await dashboardOf(second).waitFor();
    expect(await page.evaluate(() => Object.entries({ ...localStorage, ...sessionStorage }).join())).not.toMatch(/eyJ/);
    const cookies = await context.cookies();
    expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([]);
    expect(cookies.find(({ name }) => name.includes('refresh'))).toMatchObject({ sameSite: 'Strict', path: '/' });
  });

  journey('ends in every tab when one signs out, and the way back leads to sign-in', async ({ device }) => {
    const [{ page, tab }, learner] = await Promise.all([device(), aLearner()]);
    await signedIn(page, learner);
    const second = await tab();
    await second.goto('/');
    await second.getByText(`Bienvenido, ${learner.firstName}`).waitFor();
    await second.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await loginPage(page).submit.waitFor();
    await second.getByRole('link', { name: 'Registrarse' }).first().waitFor();
    await page.goto(DASHBOARD);
    await page.waitForURL(/\/login\?redirect=/);
  });

  journey('is refreshed before its token expires, by one tab for all', async ({ device }) => {
    const [{ page, tab, context }, learner] = await Promise.all([device(), aLearner()]);
    const refreshes: string[] = [];
    context.on('response', (response) => {
      if (response.url().includes('grant_type=refresh_token')) refreshes.push(`${response.status()}`);
    });
    await signedIn(page, learner);
    const second = await tab();
    await second.goto(DASHBOARD);
    await dashboardOf(second).waitFor();
    // The second tab took the session from the cookie; from now on the timer of whichever tab is first does it.
    const before = refreshes.length;
    await eventually(() => expect(refreshes.length).toBeGreaterThan(before));
    expect(new Set(refreshes)).toEqual(new Set(['200']));
    await Promise.all([page, second].map((one) => dashboardOf(one).waitFor()));
  });

  journey('is asked for where it is needed, and leads back to where one wanted to go', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(), aLearner()]);
    const wanted = '/dashboard/modulos/01a1f978-b69d-7231-b36b-c405e04916a9?desde=correo';
    await page.goto(wanted);
    await loginPage(page).submit.waitFor();
    await signIn(page, learner);
    await heading(page, '¿Qué es la inteligencia artificial?').waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(wanted);
  });
});

describe('signing in', () => {
  journey('explains the error, keeps the address, and offers a retry', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device({ mayLog: [refusal] }), aLearner()]);
    await page.goto('/login');
    const form = loginPage(page);
    await form.submit.click();
    await page.getByRole('alert').getByText('Escribe tu correo y tu contraseña').waitFor();
    await signIn(page, { email: learner.email, password: 'no-es-esta-1' });
    await page.getByRole('alert').getByText('El correo o la contraseña no son correctos.').waitFor();
    expect(await form.email.inputValue()).toBe(learner.email);
    await signIn(page, learner);
    await dashboardOf(page).waitFor();
  });

  journey('with an unconfirmed address asks for the code, which signs in', async ({ device }) => {
    const [{ page }, person] = [await device({ mayLog: [refusal] }), aPerson()];
    await register(person);
    const mail = await emailTo(person.email, confirmSubject);
    await page.goto('/login');
    await signIn(page, person);
    await page.getByText('Todavía falta confirmar tu correo.').waitFor();
    const form = codePage(page);
    await form.code.fill('12');
    await form.confirm.click();
    await page.getByText('El código tiene 6 dígitos.').waitFor();
    const code = codeIn(mail);
    await form.code.fill(otherCode(code));
    await form.confirm.click();
    await page.getByText('El código no es válido o ya venció. Pide uno nuevo.').waitFor();
    await form.code.fill(code);
    await form.confirm.click();
    const complete = completePage(page);
    await complete.firstName.fill(person.firstName);
    await complete.lastName.fill(person.lastName);
    await complete.password.fill(person.password);
    await complete.submit.click();
    await heading(page, 'Tu correo está confirmado').waitFor();
    await page.getByRole('link', { name: 'Ir a mi tablero' }).click();
    await dashboardOf(page).waitFor();
  });

  journey('answers alike whether an address is known or not', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device({ mayLog: [refusal] }), aLearner()]);
    const seenFor = async (email: string): Promise<{ body: string; words: string }> => {
      await page.goto('/login');
      const response = page.waitForResponse(/\/auth\/v1\/token/);
      await signIn(page, { email, password: 'no-es-esta-1' });
      await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
      const words = await page.getByRole('main').innerText();
      return { body: await (await response).text(), words };
    };
    expect(await seenFor(aPerson().email)).toEqual(await seenFor(learner.email));
  });
});

describe('a forgotten password', () => {
  journey('is replaced over the link of the mail, and only the new one works', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(), aLearner()]);
    await page.goto('/login');
    await loginPage(page).forgot.click();
    await heading(page, 'Recupera tu contraseña').waitFor();
    await recoverPage(page).email.fill(learner.email);
    await recoverPage(page).submit.click();
    await heading(page, 'Revisa tu correo').waitFor();
    await followLink(page, linkIn(await emailTo(learner.email, /recupera/i)));
    await heading(page, 'Elige una contraseña nueva').waitFor();
    expect(page.url()).not.toMatch(/token/);
    const password = 'nopal-en-flor-92';
    await page.getByLabel('Nueva contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await heading(page, 'Tu contraseña quedó guardada').waitFor();
    const { page: elsewhere } = await device({ mayLog: [refusal] });
    await elsewhere.goto('/login');
    await signIn(elsewhere, learner);
    await elsewhere.getByRole('alert').getByText('El correo o la contraseña no son correctos.').waitFor();
    await signIn(elsewhere, { email: learner.email, password });
    await dashboardOf(elsewhere).waitFor();
  });

  journey(
    'is asked for alike by a known and an unknown address, and only the known one gets a mail',
    async ({ device }) => {
      const [{ page }, learner] = await Promise.all([device(), aLearner()]);
      const seenFor = async (email: string): Promise<string> => {
        await page.goto('/recover');
        await recoverPage(page).email.fill(email);
        const response = page.waitForResponse(/\/auth\/v1\/recover/);
        await recoverPage(page).submit.click();
        await heading(page, 'Revisa tu correo').waitFor();
        const shown = (await page.getByRole('main').innerText()).replaceAll(email, '…');
        return `${(await response).status()} ${await (await response).text()} ${shown}`;
      };
      const stranger = aPerson().email;
      expect(await seenFor(stranger)).toBe(await seenFor(learner.email));
      await emailTo(learner.email, /recupera/i);
      expect(await emailsTo(stranger)).toEqual([]);
    },
  );
});

journey('a link of a mail that was used already says so and offers a new one', async ({ device }) => {
  const person = aPerson();
  const { page } = await device();
  await register(person);
  const link = linkIn(await emailTo(person.email, confirmSubject));
  await followLink(page, link);
  await completePage(page).heading.waitFor();
  const other = await device({ mayLog: [refusal] });
  await other.page.goto(link);
  await heading(other.page, 'El enlace ya venció').waitFor();
  await other.page.getByRole('button', { name: 'Enviar enlace' }).waitFor();
});
