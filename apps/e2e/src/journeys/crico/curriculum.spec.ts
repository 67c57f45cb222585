import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { firstAdmin } from '../../learners/first-admin.ts';
import { aLearner } from '../../learners/learner.ts';
import { enter, enterCrico } from '../../pages/enter.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const address = '/crico/admin/curriculum';

/** Saves by the keyboard, and takes the id of what was saved from the address. */
const save = async (page: Page): Promise<string> => {
  await field(page, 'Título').press('Enter');
  await page.getByText('Borrador guardado').last().waitFor();
  await page.waitForURL(/thing=/);
  return new URL(page.url()).searchParams.get('thing') ?? '';
};

const writeModule = async (page: Page): Promise<string> => {
  await page
    .getByRole('link', { name: /^Agregar módulo a / })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await field(page, 'Título').fill('Taller abierto');
  await field(page, 'Título').press('Enter');
  await page
    .getByRole('alert')
    .getByText(/Descripción: es demasiado corto/)
    .waitFor();
  await expectAccessible(page, 'a module that is not complete');
  await field(page, 'Descripción').fill('Un taller para probar.');
  await field(page, 'Objetivos de aprendizaje, uno por línea').fill('Probar una idea');
  await page.getByRole('checkbox', { name: /^Publicado para estudiantes/ }).press('Space');
  return save(page);
};

const writePart = async (page: Page): Promise<string> => {
  await page.getByRole('link', { name: 'Agregar parte a «Taller abierto»' }).press('Enter');
  await page.getByRole('button', { name: 'texto' }).press('Enter');
  await field(page, 'Título').fill('Una idea propia');
  await field(page, 'Texto (Markdown)').fill('## Empieza\n\nEscribe **una** idea.');
  await page.getByRole('region', { name: 'Así se ve' }).getByRole('heading', { name: 'Empieza' }).waitFor();
  await field(page, 'Al terminar podrás…').fill('escribir una idea');
  await field(page, 'Objetivos del módulo, por número').fill('1');
  await page.getByRole('checkbox', { name: 'TA-1' }).press('Space');
  await field(page, 'Última revisión (AAAA-MM-DD)').fill('2026-11-28');
  await page.getByRole('checkbox', { name: /^Publicado para estudiantes/ }).press('Space');
  await expectAccessible(page, 'the form of a part');
  return save(page);
};

const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publicar…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publicar el borrador' });
  await dialog.getByText('Taller abierto').waitFor();
  await expectAccessible(page, 'the difference before publishing');
  await dialog.getByRole('textbox', { name: 'Qué cambia, en una frase' }).fill('Un taller');
  await dialog.getByRole('button', { name: 'Publicar' }).press('Enter');
  await page.getByText(/^Versión \d+ publicada$/).waitFor();
};

describe('the curriculum in the Admin Panel', () => {
  journey('is written, published, read by a learner, and published again as it was', async ({ device }) => {
    // A form that is refused, and at the end one of a part that the older version does not have.
    const mayLog = [/status of 400/, /status of 404 .*read_curriculum_thing/];
    const [desk, phone] = await Promise.all([device({ width: 1_440, mayLog }), device({ width: 390 })]);
    const [admin, learner] = await Promise.all([firstAdmin(), aLearner({ firstName: 'Eva', lastName: 'Sol' })]);
    const { page } = desk;
    await enterCrico(page, admin, address);
    await page.getByRole('navigation', { name: 'Contenido' }).waitFor();
    await expectAccessible(page, 'the curriculum');
    const moduleId = await writeModule(page);
    const partId = await writePart(page);
    // The toast lies over what a phone has at the top.
    await page.getByText('Borrador guardado').last().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Ver como estudiante' }).press('Enter');
    await page.getByRole('dialog').getByRole('heading', { name: 'Empieza' }).waitFor();
    await expectAccessible(page, 'a part as a learner sees it');
    await page.keyboard.press('Escape');
    await publish(page);

    await enter(phone.page, learner);
    await phone.page.goto(`/dashboard/modulos/${moduleId}/partes/${partId}`);
    await phone.page.getByRole('heading', { name: 'Empieza' }).waitFor();

    const before = page.getByRole('button', { name: /^Volver a publicar la versión/ }).first();
    await before.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Volver a publicar' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /^Taller abierto/ }).waitFor({ state: 'detached' });
    await page.getByText('Ya no existe en el plan de estudios.').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar' }).press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^nivel-curriculum-\d+\.tar$/);
  });

  journey(
    'fits on a phone, and is where the set-up leads once the installation has an administrator',
    async (stage) => {
      const [{ page }, admin] = await Promise.all([stage.device({ width: 390 }), firstAdmin()]);
      await enterCrico(page, admin, '/crico/admin');
      await page.getByRole('link', { name: 'Plan de estudios' }).tap();
      await page.getByRole('link', { name: /^X100/ }).tap();
      await page.getByRole('textbox', { name: 'Nombre', exact: true }).waitFor();
      await expectAccessible(page, 'a level on a phone');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.goto('/admin-setup');
      await page.waitForURL(/\/crico\/admin\/curriculum$/);
      await page.getByRole('heading', { name: 'Plan de estudios', level: 1 }).waitFor();
    },
  );
});
