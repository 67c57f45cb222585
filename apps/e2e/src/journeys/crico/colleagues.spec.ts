import { randomUUID } from 'node:crypto';
import { describe } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dataOf } from '../../learners/client.ts';
import { aCardOf, aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { heading } from '../../pages/account-pages.ts';
import { boardPage } from '../../pages/board-page.ts';
import { notificationDrawer } from '../../pages/crico-pages.ts';
import { enterCrico } from '../../pages/enter.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

let made: Promise<Team> | undefined;
const team = (): Promise<Team> => (made ??= aTeam());

const sidebarLink = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: /^Proyectos/ }).getByRole('link', { name });

const openTeam = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Acciones del proyecto' }).click();
  await page.getByRole('menuitem', { name: 'Equipo' }).click();
};

describe('a colleague', () => {
  journey(
    'sees a project appear, be worked in and renamed, go, and come back, without reloading',
    async ({ device }) => {
      const [{ page }, people] = await Promise.all([
        // The browser's own console lines about the answers for a deleted board.
        device({ mayLog: [/Failed to load resource/] }),
        team(),
      ]);
      const { owner, colleague, organizationId } = people;
      await enterCrico(page, colleague, `/crico/dashboard?organization=${organizationId}`);
      await page.getByRole('region', { name: /^Proyectos/ }).waitFor();

      const project = await aProjectOf(people, 'Vitrina');
      await sidebarLink(page, /Vitrina/).waitFor();
      await aCardOf(people, project, 'Coser el letrero');
      await sidebarLink(page, /Vitrina.*1 tarjeta/).waitFor();
      const metadata = { project_id_param: project, metadata_param: { name: 'Vitrina de mayo' } };
      dataOf(await owner.client.rpc('update_crico_project_metadata', metadata));
      await sidebarLink(page, /Vitrina de mayo/).click();
      await boardPage(page).column('To Do').waitFor();

      dataOf(await owner.client.rpc('delete_crico_project', { project_id_param: project }));
      await heading(page, 'Este proyecto se eliminó').waitFor();
      await page.getByText(/^\S+ \S+ eliminó «Vitrina de mayo»/).waitFor();
      await expectAccessible(page, 'a board that was deleted');
      await page.setViewportSize({ width: 1440, height: 900 });
      dataOf(await owner.client.rpc('restore_project', { project_id: project }));
      await boardPage(page).column('To Do').waitFor();
    },
  );

  journey('sees the invites of a project that another director sends and revokes', async ({ device }) => {
    const [one, other, people] = await Promise.all([device(), device(), team()]);
    const project = await aProjectOf(people, 'Invitados');
    const path = `/crico/dashboard?organization=${people.organizationId}&project=${project}`;
    await enterCrico(one.page, people.owner, path);
    await enterCrico(other.page, people.colleague, path);
    await openTeam(one.page);
    const email = `${randomUUID()}@example.com`;
    const form = one.page.getByRole('dialog').getByRole('textbox', { name: 'Correo electrónico' });
    await form.fill(email);
    await form.press('Enter');
    await one.page.getByText(`Invitación enviada a ${email}`).waitFor();
    await expectAccessible(one.page, 'a team with an invite');
    await one.page.setViewportSize({ width: 1440, height: 900 });
    await openTeam(other.page);
    await other.page.getByText(email).waitFor();
    await one.page.getByRole('button', { name: `Retirar la invitación de ${email}` }).click();
    await other.page.getByText('No hay invitaciones abiertas.').waitFor();
  });

  journey('who is added to a project gets a notice in the bell, and opens it from there', async ({ device }) => {
    const [{ page }, people] = await Promise.all([device({ width: 390 }), team()]);
    await enterCrico(page, people.colleague, '/crico/dashboard?organization=personal');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { project_id: project } = dataOf(
      await people.owner.client.rpc('create_crico_project', { name_param: 'Obrador' }),
    ) as { project_id: string };
    const added = { user_id: people.colleague.id, role: 'member' };
    const change = { project_id_param: project, action_param: 'add_member', user_data_param: added };
    dataOf(await people.owner.client.rpc('manage_crico_project_team', change));
    const bell = notificationDrawer(page);
    await bell.open.tap();
    await bell.line(/te sumó al proyecto Obrador/).tap();
    await heading(page, 'Obrador').waitFor();
    await boardPage(page).column('To Do').waitFor();
  });

  journey('reads the projects as they were, after a reload while nobody answers for them', async ({ device }) => {
    const mayLog = [/Failed to load resource/];
    const [{ page }, people] = await Promise.all([device({ mayLog }), team()]);
    await aProjectOf(people, 'Bodega');
    await enterCrico(page, people.colleague, `/crico/dashboard?organization=${people.organizationId}`);
    await sidebarLink(page, /Bodega/).waitFor();
    const door = '**/rest/v1/rpc/get_crico_dashboard_data';
    const body = JSON.stringify({ code: 'unavailable', message: 'unavailable', details: null });
    await page.route(door, (route) => route.fulfill({ status: 503, contentType: 'application/json', body }));
    await page.reload();
    await page.getByText(/^El servidor no responde\. Así estaban el/).waitFor();
    await sidebarLink(page, /Bodega/).waitFor();
    await expectAccessible(page, 'projects as they were');
    await page.unroute(door);
    await page.getByText(/^El servidor no responde\. Así estaban el/).waitFor({ state: 'detached', timeout: 60_000 });
  });
});
