import { describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { aLearner } from '../learners/learner.ts';
import { havePro } from '../learners/pro-plan.ts';
import { heading, loginPage, settingsPage, signIn } from '../pages/account-pages.ts';
import { enter } from '../pages/enter.ts';
import { dashboardPage } from '../pages/learning-pages.ts';
import { eventually } from '../stack/eventually.ts';
import { expectAccessible, glance } from '../stage/accessibility.ts';
import { journey } from '../stage/journey.ts';

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  return box;
};

/** Whether two things of a page cover each other. */
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

const meanings = {
  'Tu racha': 'Los días seguidos en que completas una parte o contestas ejercicios.',
  'Tus puntos': 'Los ganas con cada parte que completas y con cada logro, y nunca bajan.',
  'Tus habilidades': 'Van de 0 a 100. Cada parte que completas hace crecer una.',
};

const openSettings = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Ajustes' }).click();
  await settingsPage(page).title.waitFor();
};

describe.each([390, 1440] as const)('a newcomer at %d px', (width) => {
  journey('reads what streak, points and skills mean at their place', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device({ width }), aLearner()]);
    await enter(page, learner);
    for (const [name, meaning] of Object.entries(meanings))
      await page.getByRole('region', { name }).getByText(meaning).waitFor();
    const welcome = page.getByText('Bienvenido! Tu perfil ha sido configurado.');
    await welcome.waitFor();
    expect(await overlap(welcome, page.getByRole('region', { name: 'Tu racha' }))).toBe(false);
    await expectAccessible(page, 'the first day');
  });

  journey('asks a person about a part, and reads by when there is an answer before and after', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device({ width }), aLearner()]);
    await enter(page, learner);
    await dashboardPage(page).goOn.click();
    const ask = page.getByRole('button', { name: 'Pregunta a una persona' });
    const drawer = page.getByRole('dialog', { name: 'Pregunta a una persona' });
    await ask.click();
    await drawer.getByText(/Con Pro una persona responde tus preguntas en 3 días hábiles/).waitFor();
    await glance(page, 'what a person would promise');
    await havePro(learner);
    await page.reload();
    await ask.click();
    await drawer.getByText(/^Si preguntas ahora: respuesta a más tardar el /).waitFor();
    await drawer.getByRole('textbox', { name: 'Tu pregunta' }).fill('¿Por qué un modelo se equivoca con números?');
    await drawer.getByRole('button', { name: 'Enviar pregunta' }).click();
    await drawer.getByText(/^Respuesta a más tardar el /).waitFor();
    await glance(page, 'a question and its promise');
  });

  journey('changes the name and the password, and has both after signing in again', async ({ device }) => {
    const [{ page, tab }, learner] = await Promise.all([device({ width }), aLearner()]);
    await enter(page, learner);
    await openSettings(page);
    const otherTab = await tab();
    await otherTab.goto('/dashboard/ajustes');
    const profileIn = (one: Page) => one.getByRole('region', { name: 'Perfil' });
    const profile = profileIn(page);
    await profileIn(otherTab).getByRole('radio', { name: 'Universidad' }).waitFor();
    await profile.getByRole('textbox', { name: 'Nombre' }).fill('Lucía');
    await profile.getByRole('textbox', { name: 'Apellido' }).fill('Ruiz');
    await profile.getByRole('radio', { name: 'Doy clases' }).check();
    await profile.getByRole('checkbox', { name: 'Ética y sociedad' }).check();
    await profile.getByRole('radio', { name: 'La uso seguido' }).check();
    await profile.getByRole('button', { name: 'Guardar perfil' }).click();
    await page.getByText('Tu perfil quedó guardado').waitFor();
    await eventually(async () => {
      expect(await profileIn(otherTab).getByRole('radio', { name: 'Doy clases' }).isChecked()).toBe(true);
      expect(await profileIn(otherTab).getByRole('textbox', { name: 'Nombre' }).inputValue()).toBe('Lucía');
    });
    await otherTab.close();
    await expectAccessible(page, 'the profile');
    const settings = settingsPage(page);
    await settings.current.fill(learner.password);
    await settings.next.fill('tres-nopales-29');
    await settings.change.click();
    await page.getByText(/Tu contraseña cambió/).waitFor();
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.goto('/login');
    await loginPage(page).submit.waitFor();
    await signIn(page, { email: learner.email, password: 'tres-nopales-29' });
    await heading(page, 'Hola, Lucía').waitFor();
    await eventually(async () => {
      const { user } = (await learner.client.auth.signInWithPassword({ ...learner, password: 'tres-nopales-29' })).data;
      expect(user?.user_metadata).toMatchObject({
        ...{ firstName: 'Lucía', lastName: 'Ruiz', studentType: 'teacher', skillLevel: 'intermediate' },
        educationalInterests: ['prompting', 'data', 'ethics'],
      });
      const { data: rows } = await learner.client.from('profiles').select('student_type, skill_level');
      expect(rows).toEqual([{ student_type: 'teacher', skill_level: 'intermediate' }]);
    });
  });
});
