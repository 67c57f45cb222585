import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { dataOf } from '../../learners/client.ts';
import { aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { boardPage } from '../../pages/board-page.ts';
import { inboxPage, myWorkPage, notificationDrawer } from '../../pages/crico-pages.ts';
import { enterCrico } from '../../pages/enter.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

/** A card of the first list, for the colleague to do. */
const give = async ({ owner, colleague }: Team, project_id: string, title: string, due_on: string | null) => {
  const { lists } = dataOf(await owner.client.rpc('read_board', { project_id })) as { lists: { id: string }[] };
  const [list_id] = lists.map(({ id }) => id);
  const card = { project_id, command_id: randomUUID(), card_id: randomUUID(), list_id, title, due_on };
  dataOf(await owner.client.rpc('create_card', { ...card, assignee: colleague.id }));
};

/** Goes there as a person does who uses keys alone. */
const tabTo = async (page: Page, to: Locator): Promise<void> => {
  for (let key = 0; key < 60; key += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no key leads there');
};

describe('work', () => {
  journey('that is assigned to a person shows in their bell and their list, and is done from there', async (stage) => {
    const team = await aTeam();
    const [one, two] = [await aProjectOf(team, 'Catálogo'), await aProjectOf(team, 'Envíos')];
    await give(team, one, 'Escribir la portada', '2026-01-05');
    const { page } = await stage.device({ width: 390 });
    await enterCrico(page, team.colleague, '/crico/my-work');
    const work = myWorkPage(page);
    await work.card('Vencidas', 'Escribir la portada').waitFor();
    await give(team, two, 'Cotizar cajas', null);
    const bell = notificationDrawer(page);
    await bell.open.tap();
    await bell.line(/te asignó .* «Cotizar cajas»/).waitFor();
    await expectAccessible(page, 'the bell with something to do');
    await bell.line(/«Cotizar cajas»/).tap();
    await boardPage(page).editor.waitFor();
    await page.goto('/crico/my-work');
    await work.card('Sin fecha', 'Cotizar cajas').waitFor();
    await expectAccessible(page, 'my work');
    await work.finish('Cotizar cajas').tap();
    await work.card('Sin fecha', 'Cotizar cajas').waitFor({ state: 'detached' });
    await work.undo.tap();
    await work.card('Sin fecha', 'Cotizar cajas').waitFor();
    expect(await work.card('Vencidas', 'Escribir la portada').count()).toBe(1);
  });

  journey('comes to an inbox that is emptied by keys alone on a phone, and keeps done notices', async (stage) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Catálogo');
    const titles = ['Medir la mesa', 'Cortar la tela', 'Coser el borde'];
    for (const title of titles) await give(team, project, title, null);
    const { page } = await stage.device({ width: 390 });
    await enterCrico(page, team.colleague, '/crico/inbox');
    const inbox = inboxPage(page);
    for (const title of titles) await inbox.line(title).waitFor();
    await expectAccessible(page, 'an inbox with news');
    await tabTo(page, inbox.lines.first());
    await page.keyboard.press('h');
    await page.getByRole('menu', { name: /^Posponer/ }).waitFor();
    await expectAccessible(page, 'the moments to which a line is put off');
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    for (const left of [2, 1, 0]) {
      await page.keyboard.press('e');
      await inbox.lines.nth(left).waitFor({ state: 'detached' });
    }
    await page.getByText('No hay nada pendiente.').waitFor();
    await expectAccessible(page, 'an empty inbox');
    await tabTo(page, inbox.part('Hechos'));
    await page.keyboard.press('Enter');
    await inbox.lines.nth(2).waitFor();
    await expectAccessible(page, 'what is done');
  });
});
