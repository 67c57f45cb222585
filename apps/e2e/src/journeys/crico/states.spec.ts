import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { dataOf } from '../../learners/client.ts';
import { aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { heading } from '../../pages/account-pages.ts';
import { boardPage, projectDialog } from '../../pages/board-page.ts';
import { enterCrico } from '../../pages/enter.ts';
import { glance } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const nobodys = randomUUID();

const dialogOf = (page: Page): Locator => page.getByRole('dialog').last();

/** Closes the open dialog, and waits until it is gone. */
const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const choose = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Acciones del proyecto' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await dialogOf(page).waitFor();
};

const settingsTabs = ['Fechas y presupuesto', 'Equipo', 'Avisos', 'Avanzado'] as const;

const lookAtSettings = async (page: Page): Promise<void> => {
  await choose(page, 'Ajustes del proyecto');
  for (const name of settingsTabs) {
    await dialogOf(page).getByRole('tab', { name }).click();
    await glance(page, `the settings of a project, ${name}`);
  }
  await dialogOf(page).getByRole('tab', { name: 'General' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Nombre' }).fill('ab');
  await dialogOf(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await glance(page, 'the settings of a project with a mistake');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '¿Descartar los cambios?' }).waitFor();
  await glance(page, 'settings that were changed and not saved');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const lookAtLists = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Administrar listas' }).click();
  await page.getByRole('button', { name: 'Editar Done' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Nombre' }).fill('');
  await dialogOf(page).getByRole('button', { name: 'Guardar lista' }).click();
  await glance(page, 'a list with a mistake');
  await page.getByRole('button', { name: 'Volver a las listas' }).click();
  await page.getByRole('button', { name: 'Eliminar Done' }).click();
  await page.getByRole('dialog', { name: '¿Eliminar Done?' }).waitFor();
  await glance(page, 'the question before a list is deleted');
  await dialogOf(page).getByRole('button', { name: 'Cancelar' }).click();
  await close(page);
};

/** The pages reachable from everywhere: commands, keys, a new project, the team, the trash. */
const lookAtDialogs = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await dialogOf(page).getByRole('option').first().waitFor();
  await glance(page, 'the commands');
  await close(page);
  const project = projectDialog(page);
  await project.open.click();
  await glance(page, 'a new project, its template');
  await project.next.click();
  await project.create.click();
  await glance(page, 'a new project without a name');
  await close(page);
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Administrar equipos' }).click();
  await dialogOf(page).getByRole('listitem').first().waitFor();
  await glance(page, 'the people of all teams');
  await close(page);
  await page.getByRole('button', { name: 'Seleccionar proyectos' }).click();
  await page.getByRole('checkbox', { name: 'Rebozos' }).check();
  await page.getByRole('checkbox', { name: 'Manteles' }).check();
  await page.getByRole('button', { name: 'Eliminar seleccionados' }).click();
  await page.getByRole('dialog', { name: '¿Eliminar 2 proyectos?' }).waitFor();
  await glance(page, 'the question before several projects are deleted');
  await close(page);
};

const lookAtOrganization = async (page: Page, { organizationId, colleague }: Team): Promise<void> => {
  await page.goto(`/crico/organizations/${organizationId}`);
  for (const act of [`Hacer propietario a ${colleague.firstName} ${colleague.lastName}`, 'Eliminar la organización']) {
    await page.getByRole('main').getByRole('button', { name: act }).click();
    await dialogOf(page).waitFor();
    await glance(page, `the question: ${act}`);
    await close(page);
  }
  await page.goto(`/crico/dashboard?project=${nobodys}`);
  await heading(page, 'Proyecto No Autorizado').waitFor();
  await glance(page, 'a project of others');
};

/** A card that is done immediately, so that all of its project is. */
const finish = async ({ owner }: Team, project_id: string): Promise<void> => {
  const { lists } = dataOf(await owner.client.rpc('read_board', { project_id })) as { lists: { id: string }[] };
  const card = { card_id: randomUUID(), command_id: randomUUID(), list_id: lists.at(-1)?.id, title: 'Hilo' };
  dataOf(await owner.client.rpc('create_card', { project_id, ...card }));
};

describe('the pages of Crico', () => {
  journey('have nothing that axe finds in the states between', async ({ device }) => {
    const [{ page }, team] = await Promise.all([device({ isStill: true, mayLog: [/status of 40[34]/] }), aTeam()]);
    const project = await aProjectOf(team, 'Rebozos');
    await aProjectOf(team, 'Manteles');
    await finish(team, project);
    await enterCrico(page, team.owner, `/crico/dashboard?organization=${team.organizationId}&project=${project}`);
    await page.getByText('¡Proyecto completo!').waitFor();
    await glance(page, 'a project that is complete');
    await lookAtSettings(page);
    await choose(page, 'Equipo');
    await dialogOf(page).getByRole('button', { name: 'Agregar' }).click();
    await glance(page, 'the team of a project with a mistake');
    await close(page);
    await lookAtLists(page);
    await lookAtDialogs(page);
    await lookAtOrganization(page, team);
  });

  journey(
    'speak English on a phone, work by touch, and close when the right is lost while somebody looks',
    async ({ device }) => {
      const [{ page }, team] = await Promise.all([device({ width: 390, mayLog: [/status of 40[34]/] }), aTeam()]);
      const { owner, colleague, organizationId } = team;
      const project = await aProjectOf(team, 'Huipiles');
      await page.goto('/crico/login');
      await page.getByRole('button', { name: 'English' }).tap();
      await page.getByRole('textbox', { name: 'Email' }).fill(colleague.email);
      await page.getByLabel('Password', { exact: true }).fill(colleague.password);
      await page.getByRole('button', { name: 'Sign in' }).tap();
      await heading(page, /Welcome to Crico/).waitFor();
      await glance(page, 'the welcome page in English');
      await page.goto('/crico/admin');
      await heading(page, 'Access Denied').waitFor();
      await glance(page, 'a page that the role does not open');
      await page.goto(`/crico/dashboard?organization=${organizationId}`);
      await page.getByRole('button', { name: 'Open the sidebar' }).tap();
      await glance(page, 'the sidebar of a phone');
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /Huipiles/ })
        .tap();
      await page.getByText('Live', { exact: true }).waitFor();
      expect(new URL(page.url()).searchParams.get('project')).toBe(project);
      const todo = boardPage(page).column('To Do');
      await todo.getByRole('button', { name: /Add.*To Do/ }).tap();
      await page.getByRole('textbox', { name: 'Title of the new card' }).fill('Bordar el cuello');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await boardPage(page).card('Bordar el cuello').tap();
      await page.getByRole('dialog', { name: 'Edit Milestone' }).waitFor();
      await close(page);
      const place = `organization-members?orgId=${organizationId}&userId=${colleague.id}`;
      expect((await owner.client.functions.invoke(place, { method: 'DELETE' })).error).toBeNull();
      const told = page.getByText(/You no longer have access to/).first();
      await Promise.all([told.waitFor(), todo.waitFor({ state: 'detached' })]);
      await glance(page, 'after a right was lost');
    },
  );
});
