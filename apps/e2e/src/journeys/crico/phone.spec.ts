import { describe, expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { aProjectOf, aTeam } from '../../learners/crico-people.ts';
import { boardPage } from '../../pages/board-page.ts';
import { phoneBoard } from '../../pages/phone-board.ts';
import { enterCrico } from '../../pages/enter.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { Finger } from '../../stage/finger.ts';
import { journey } from '../../stage/journey.ts';

/** The maximum of the 844 pixels above the cards: with more, the page would be about itself. */
const HIGHEST_CARD_PX = 250;
const upright = { width: 390, height: 844 };

const topOf = async (card: Locator): Promise<number> => (await card.boundingBox())?.y ?? Number.POSITIVE_INFINITY;

describe('a board on a phone', () => {
  journey('begins in the first third of the screen, and has everything else at hand', async ({ device }) => {
    const [{ page }, people] = await Promise.all([device({ width: 390 }), aTeam()]);
    await enterCrico(page, people.owner, `/crico/dashboard?project=${await aProjectOf(people, 'Puesto de la feria')}`);
    const [board, small] = [boardPage(page), phoneBoard(page)];
    await board.live.waitFor();
    await board.add('To Do').tap();
    for (const title of ['Carteles', 'Boletos']) {
      await board.newTitle.fill(title);
      await board.newTitle.press('Enter');
    }
    await board.newTitle.press('Escape');
    await board.card('Carteles').waitFor();
    expect(await topOf(board.card('Carteles'))).toBeLessThanOrEqual(HIGHEST_CARD_PX);

    await small.name('Puesto de la feria').tap();
    await small.details.getByText('0% completo').waitFor();
    await expectAccessible(page, 'the details of a project on a phone');
    await page.setViewportSize(upright);
    await page.reload();
    await board.card('Carteles').waitFor();

    await small.filters.tap();
    await small.filterSheet.getByRole('searchbox').fill('Bole');
    await small.filterSheet.getByRole('button', { name: 'Ver 1 tarjeta', exact: true }).tap();
    await board.card('Carteles').waitFor({ state: 'detached' });
    expect(await small.filters.innerText()).toMatch(/1/);
    await small.filters.tap();
    await small.filterSheet.getByRole('button', { name: 'Limpiar la búsqueda' }).tap();
    await small.filterSheet.getByRole('button', { name: 'Ver 2 tarjetas' }).tap();

    const finger = await Finger.on(page);
    await finger.down(board.card('Carteles'));
    await page.getByText(/«Carteles» levantada/).waitFor({ state: 'attached' });
    await finger.up();
    await small.chosen.getByText('1 tarjeta seleccionada').waitFor();
    await board.card('Boletos').tap();
    await small.chosen.getByText('2 tarjetas seleccionadas').waitFor();
    await small.chosen.getByRole('button', { name: 'Quitar selección' }).tap();
    await small.chosen.waitFor({ state: 'detached' });
    await small.more.tap();
    await small.moreSheet.getByRole('button', { name: 'Seleccionar tarjetas' }).tap();
    await page.getByRole('checkbox', { name: 'Seleccionar Carteles' }).check();
    await small.chosen.getByText('1 tarjeta seleccionada').waitFor();
  });
});
