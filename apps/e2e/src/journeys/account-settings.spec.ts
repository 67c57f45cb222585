import { describe, expect } from '@jest/globals';
import type { listSessions } from '@nivel/contracts/auth/list-sessions.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { dataOf } from '../learners/client.ts';
import { aLearner } from '../learners/learner.ts';
import { loginPage, settingsPage, signIn } from '../pages/account-pages.ts';
import { enter } from '../pages/enter.ts';
import { eventually } from '../stack/eventually.ts';
import { journey } from '../stage/journey.ts';
import { keyboardOf } from '../stage/keyboard.ts';

const SETTINGS = '/dashboard/ajustes';
/** The browser itself writes a line about every answer that is a refusal. */
const provoked = { mayLog: [/Failed to load resource/] };

describe('the settings', () => {
  journey('change the password for who knows it; other windows are signed out', async ({ device }) => {
    const [{ page }, other, learner] = await Promise.all([device(provoked), device(provoked), aLearner()]);
    await enter(page, learner);
    await enter(other.page, learner);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('link', { name: 'Ajustes' }).click();
    const settings = settingsPage(page);
    await settings.title.waitFor();
    await settings.current.fill('no-es-esta-1');
    await settings.next.fill('tres-nopales-29');
    await settings.change.click();
    await page.getByText('La contraseña actual no es correcta.').waitFor();
    await settings.current.fill(learner.password);
    await settings.change.click();
    await page.getByText(/Tu contraseña cambió/).waitFor();
    await loginPage(other.page).submit.waitFor();
    await settings.onlyThis.waitFor();
    await signIn(other.page, learner);
    await other.page.getByText('El correo o la contraseña no son correctos.').waitFor();
    await enter(other.page, { email: learner.email, password: 'tres-nopales-29' });
  });

  journey(
    'show where the account is open, and end it there at once, for who knows the password',
    async ({ device }) => {
      const [{ page }, other, learner] = await Promise.all([device(provoked), device(provoked), aLearner()]);
      await learner.client.auth.signOut();
      await enter(other.page, learner);
      await enter(page, learner);
      await page.goto(SETTINGS);
      const settings = settingsPage(page);
      await settings.thisSession.waitFor();
      expect(await settings.sessions.count()).toBe(2);
      await settings.end.click();
      await settings.confirmEnd.click();
      await settings.confirmPassword.fill(learner.password);
      await settings.confirmEnd.click();
      await loginPage(other.page).submit.waitFor();
      await settings.onlyThis.waitFor();
    },
  );

  journey('end all others by keyboard alone; a wrong password ends nothing', async ({ device }) => {
    const [{ page }, other, learner] = await Promise.all([device(provoked), device(provoked), aLearner()]);
    await enter(other.page, learner);
    await enter(page, learner);
    await page.goto(SETTINGS);
    const settings = settingsPage(page);
    const keyboard = keyboardOf(page);
    await keyboard.press(settings.endOthers, 'Enter');
    await keyboard.press(settings.confirmEndOthers, 'Enter');
    await keyboard.type(settings.confirmPassword, 'no-es-esta-1');
    await page.keyboard.press('Enter');
    await page.getByText('La contraseña actual no es correcta.').waitFor();
    const { sessions } = dataOf(await learner.client.rpc('list_sessions', {})) as OutputOf<typeof listSessions>;
    expect(sessions).toHaveLength(3);
    await keyboard.type(settings.confirmPassword, learner.password);
    await page.keyboard.press('Enter');
    await loginPage(other.page).submit.waitFor();
    await settings.onlyThis.waitFor();
    await page.reload();
    await settings.onlyThis.waitFor();
  });

  journey('open at one section by a link, until the person scrolls', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device({ width: 390 }), aLearner()]);
    await enter(page, learner);
    await page.goto(`${SETTINGS}#sesiones`);
    const title = page.getByRole('heading', { name: 'Sesiones' });
    const top = async (): Promise<number> => (await title.boundingBox())?.y ?? Number.NaN;
    await settingsPage(page).events.first().waitFor();
    await settingsPage(page).thisSession.waitFor();
    await eventually(async () => expect(await top()).toBeLessThan(200));
    expect(await top()).toBeGreaterThan(0);
    await page.mouse.wheel(0, -50_000);
    await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(0));
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
