import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aCardOf, aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { boardPage } from '../../pages/board-page.ts';
import { cardEditor } from '../../pages/card-pages.ts';
import { enterCrico } from '../../pages/enter.ts';
import { changeRows } from '../../stack/service-rows.ts';
import { glance } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

let made: Promise<Team> | undefined;
const team = (): Promise<Team> => (made ??= aTeam());

const A_DAY_PASSES = `UPDATE cards SET deleted_at = deleted_at - interval '1 day' WHERE id = $1`;

/** Chooses from the menu of the open project. */
const choose = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Acciones del proyecto' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Tasks 21 and 23 of the list that a person must be able to do by the screens alone. */
describe.each([390, 1440] as const)('a newcomer to a board at %d px', (width) => {
  journey('brings back a card that was deleted yesterday', async ({ device }) => {
    const [{ page }, people] = await Promise.all([device({ width }), team()]);
    const project = await aProjectOf(people, 'Ropa de cama');
    const { card_id } = await aCardOf(people, project, 'Comprar hilo');
    await enterCrico(page, people.owner, `/crico/dashboard?project=${project}`);
    const board = boardPage(page);
    await board.card('Comprar hilo').click();
    const editor = cardEditor(page);
    await editor.remove.click();
    await editor.question.getByRole('textbox').fill('delete');
    await editor.confirm.click();
    await board.card('Comprar hilo').waitFor({ state: 'detached' });
    await changeRows('projects', A_DAY_PASSES, [card_id]);
    await choose(page, 'Papelera del proyecto');
    const trash = page.getByRole('dialog', { name: 'Papelera del proyecto' });
    await trash.getByText(/Comprar hilo/).waitFor();
    await glance(page, 'the trash of a project');
    await trash.getByRole('button', { name: /^Restaurar .*Comprar hilo/ }).click();
    await trash.getByText(/Comprar hilo/).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await board
      .column('To Do')
      .getByRole('button', { name: /Comprar hilo/ })
      .waitFor();
  });

  journey('renames a list and limits it, and reads why a third card does not fit', async ({ device }) => {
    const [{ page }, people] = await Promise.all([device({ width }), team()]);
    const project = await aProjectOf(people, 'Cortinas');
    for (const title of ['Medir', 'Cortar']) await aCardOf(people, project, title);
    await enterCrico(page, people.owner, `/crico/dashboard?project=${project}`);
    const board = boardPage(page);
    await board.card('Cortar').waitFor();
    await page.getByRole('button', { name: 'Administrar listas' }).click();
    await page.getByRole('button', { name: 'Editar To Do' }).click();
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Pendiente');
    await page.getByLabel('Límite de tarjetas (WIP)').fill('2');
    await glance(page, 'a list that is limited');
    await page.getByRole('button', { name: 'Guardar lista' }).click();
    await page.getByRole('button', { name: 'Editar Pendiente' }).waitFor();
    await page.keyboard.press('Escape');
    await board.add('Pendiente').click();
    await board.newTitle.fill('Coser');
    await board.newTitle.press('Enter');
    const question = page.getByRole('dialog', { name: 'Límite de la lista alcanzado' });
    await question.getByText(/«Pendiente» tiene un límite de 2/).waitFor();
    await glance(page, 'a list that is full');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await board.cards('Pendiente').count()).toBe(2);
  });
});
