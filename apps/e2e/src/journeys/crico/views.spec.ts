import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dataOf } from '../../learners/client.ts';
import { aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { boardPage } from '../../pages/board-page.ts';
import { enterCrico } from '../../pages/enter.ts';
import { filterControls } from '../../pages/filter-controls.ts';
import { phoneBoard } from '../../pages/phone-board.ts';
import { eventually } from '../../stack/eventually.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

/** Two cards; one has a client. */
const aBoardWithClients = async ({ owner: { client } }: Team, project_id: string): Promise<void> => {
  const { lists } = dataOf(await client.rpc('read_board', { project_id })) as { lists: { id: string }[] };
  const [list_id] = lists.map(({ id }) => id);
  const [field_id, key] = [randomUUID(), () => ({ project_id, command_id: randomUUID() })];
  dataOf(await client.rpc('create_field', { ...key(), field_id, name: 'Cliente nuevo', kind: 'text' }));
  for (const title of ['Cotizar cajas', 'Escribir la portada']) {
    const fields = title.startsWith('Cotizar') ? { [field_id]: 'Águila' } : {};
    dataOf(await client.rpc('create_card', { ...key(), card_id: randomUUID(), list_id, title, fields }));
  }
};

const wide = { width: 1440, height: 900 };

const expectCards = (page: Page, titles: readonly string[]): Promise<void> =>
  eventually(async () => {
    const shown = await boardPage(page).cards('To Do').allInnerTexts();
    expect(shown.map((text) => /Cotizar cajas|Escribir la portada/.exec(text)?.[0])).toEqual(titles);
  });

describe('a saved view', () => {
  journey(
    'is built, shared, opened from its link by another person, and updated where it is open',
    async ({ device }) => {
      const team = await aTeam();
      const project = await aProjectOf(team, 'Ventas');
      await aBoardWithClients(team, project);
      const [{ page }, phone] = [await device(), await device({ width: 390 })];
      await enterCrico(page, team.owner, `/crico/dashboard?project=${project}`);
      await expectCards(page, ['Cotizar cajas', 'Escribir la portada']);
      const controls = filterControls(page);
      await controls.text.fill('"cliente nuevo":aguila');
      await expectCards(page, ['Cotizar cajas']);
      await controls.build.click();
      await controls.addGroup.click();
      await controls.field(1).click();
      await page.getByRole('option', { name: 'Prioridad' }).click();
      await controls.value(0).click();
      await page.getByRole('option', { name: 'Media' }).click();
      await eventually(async () =>
        expect(await controls.text.inputValue()).toBe('"Cliente nuevo":aguila priority:medium'),
      );
      await expectAccessible(page, 'a filter that is built');
      await page.setViewportSize(wide);
      await page.keyboard.press('Escape');
      await controls.views('Vistas guardadas').click();
      await controls.item('Guardar como vista…').click();
      await controls.name.fill('De Águila');
      await controls.share.check();
      await expectAccessible(page, 'the name of a view');
      await page.setViewportSize(wide);
      await controls.save.click();
      await controls.views('De Águila').waitFor();
      const link = page.url();
      expect(link).toContain('saved=');
      await enterCrico(phone.page, team.colleague, link.slice(new URL(link).origin.length));
      const others = filterControls(phone.page);
      await others.views('De Águila').waitFor();
      await expectCards(phone.page, ['Cotizar cajas']);
      await phoneBoard(phone.page).filters.tap();
      await others.build.tap();
      await others.form.waitFor();
      await expectAccessible(phone.page, 'a shared view on a phone');
      await phone.page.keyboard.press('Escape');
      await phoneBoard(phone.page).filterSheet.waitFor({ state: 'hidden' });
      await controls.text.fill('-"cliente nuevo":aguila');
      await expectCards(page, ['Escribir la portada']);
      await controls.views('De Águila (con cambios)').click();
      await controls.item('Guardar los cambios en «De Águila»').click();
      await expectCards(phone.page, ['Escribir la portada']);
      await controls.views('De Águila').click();
      await controls.item('Dejar de compartir').click();
      await others.missing.waitFor();
      await expectCards(phone.page, ['Cotizar cajas', 'Escribir la portada']);
    },
  );
});
