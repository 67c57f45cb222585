import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aProjectOf, aTeam } from '../../learners/crico-people.ts';
import { boardPage } from '../../pages/board-page.ts';
import { cardEditor } from '../../pages/card-pages.ts';
import { enterCrico } from '../../pages/enter.ts';
import { eventually } from '../../stack/eventually.ts';
import { expectAccessible, glance } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Repetición de «Corte de caja»' });

/** Opens a list of choices with the keyboard, and selects one by typing its first letters. */
const chooseByKeys = async (page: Page, label: string, name: string): Promise<void> => {
  await form(page)
    .getByRole('combobox', { name: new RegExp(`^${label}`) })
    .focus();
  await page.keyboard.press('Enter');
  const option = page.getByRole('option', { name, exact: true });
  await option.waitFor();
  await option.focus();
  await page.keyboard.press('Enter');
};

const titled = (page: Page, list: string, title: string) =>
  boardPage(page).column(list).getByRole('button', { name: title });

describe('a card that repeats', () => {
  journey('gets its rule by keys, and brings the next one when it is done, also on a phone', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Tienda');
    const [{ page }, phone] = await Promise.all([device(), device({ width: 390 })]);
    const path = `/crico/dashboard?project=${project}`;
    await Promise.all([enterCrico(page, team.owner, path), enterCrico(phone.page, team.colleague, path)]);
    const [board, editor] = [boardPage(page), cardEditor(page)];
    await board.live.waitFor();
    await board.add('To Do').click();
    await page.keyboard.type('Corte de caja');
    for (const key of ['Enter', 'Escape']) await page.keyboard.press(key);
    await board.card('Corte de caja').first().waitFor();
    await board.card('Corte de caja').first().focus();
    await page.keyboard.press('Enter');
    await editor.dialog.waitFor();

    // With the keyboard only: each month on its last Friday, when it is done.
    await editor.dialog.getByRole('button', { name: 'Repetir', exact: true }).focus();
    await page.keyboard.press('Enter');
    await form(page).waitFor();
    await glance(page, 'the form of a repetition');
    await chooseByKeys(page, 'Periodo', 'Meses');
    await chooseByKeys(page, 'Qué día del mes', 'Un día de la semana');
    await chooseByKeys(page, 'Cuál', 'El último');
    await chooseByKeys(page, 'Día de la semana', 'viernes');
    await chooseByKeys(page, 'La siguiente tarjeta llega', 'Cuando esta se termina');
    const said = 'Cada mes, el último viernes. La siguiente tarjeta llega cuando esta se termina.';
    expect(await form(page).getByRole('status').textContent()).toBe(said);
    await glance(page, 'the whole form of a repetition');
    await form(page).getByRole('button', { name: 'Guardar' }).focus();
    await page.keyboard.press('Enter');
    await editor.dialog.getByText('Cada mes, el último viernes.').waitFor();
    await glance(page, 'a card that repeats');
    await page.keyboard.press('Escape');

    // Done in one window: the next one is in the first list of both.
    await board.card('Corte de caja').first().focus();
    for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await eventually(async () => expect(await board.card('Corte de caja').count()).toBe(2));
    await titled(page, 'To Do', 'Corte de caja').waitFor();
    await titled(phone.page, 'To Do', 'Corte de caja').waitFor();
    await expectAccessible(phone.page, 'the next card on a phone');

    // It is stopped in the card that has the rule now.
    await titled(page, 'To Do', 'Corte de caja').click();
    await editor.dialog.getByText('Es la número 2 de su serie.').waitFor();
    await editor.dialog.getByRole('button', { name: 'Dejar de repetir' }).click();
    await editor.dialog.getByText('No se repite.').waitFor();
  });
});
