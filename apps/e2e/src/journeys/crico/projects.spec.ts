import { describe } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { boardPage } from '../../pages/board-page.ts';
import { heading } from '../../pages/account-pages.ts';
import { enterCrico } from '../../pages/enter.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

let made: Promise<Team> | undefined;
const team = (): Promise<Team> => (made ??= aTeam());

/** Chooses from the menu of the open project. */
const choose = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Acciones del proyecto' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

describe('a project', () => {
  journey('gets a list and other settings, goes to the trash, and comes back', async ({ device }) => {
    const [{ page }, people] = await Promise.all([device(), team()]);
    const project = await aProjectOf(people, 'Catálogo');
    // The person who claimed the installation is in several organizations by now: the address contains the shown one.
    await enterCrico(page, people.owner, `/crico/dashboard?organization=${people.organizationId}&project=${project}`);
    await heading(page, 'Catálogo').waitFor();

    await page.getByRole('button', { name: 'Administrar listas' }).click();
    await page.getByRole('button', { name: 'Agregar lista' }).click();
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Imprenta');
    await page.getByRole('button', { name: 'Crear lista' }).click();
    await page.getByRole('button', { name: 'Subir Imprenta' }).press('Enter');
    await page.getByText('Imprenta: posición 4 de 5').waitFor({ state: 'attached' });
    await expectAccessible(page, 'the lists of a project');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Escape');
    await boardPage(page).column('Imprenta').waitFor();

    await choose(page, 'Ajustes del proyecto');
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Catálogo de mayo');
    await expectAccessible(page, 'the settings of a project');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await heading(page, 'Catálogo de mayo').waitFor();

    await choose(page, 'Eliminar proyecto');
    await page.getByRole('textbox', { name: 'Escribe "ELIMINAR" para confirmar' }).fill('eliminar');
    await expectAccessible(page, 'the question before a deletion');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar proyecto' }).click();
    await page.getByRole('heading', { level: 1, name: /Te damos la bienvenida a Crico/ }).waitFor();

    await page.getByRole('button', { name: 'Proyectos eliminados' }).click();
    // Projects deleted by others of this installation may be listed too: an administrator sees all of it.
    const restore = page.getByRole('button', { name: 'Restaurar Catálogo de mayo' });
    await restore.click();
    await restore.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /Catálogo de mayo/ }).click();
    await boardPage(page).column('Imprenta').waitFor();
  });
});
