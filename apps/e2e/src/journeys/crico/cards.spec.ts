import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import type { Learner } from '../../learners/learner.ts';
import { boardPage } from '../../pages/board-page.ts';
import { cardEditor, cardWizard } from '../../pages/card-pages.ts';
import { enterCrico } from '../../pages/enter.ts';
import { eventually } from '../../stack/eventually.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

let made: Promise<Team> | undefined;
/** The same people for all of them. */
const team = (): Promise<Team> => (made ??= aTeam());

const enter = async (page: Page, person: Learner, path: string): Promise<void> => {
  await enterCrico(page, person, path);
  await boardPage(page).live.waitFor();
};

/** Creates a card with the keyboard only, from a template. */
const makeByKeys = async (page: Page): Promise<void> => {
  const wizard = cardWizard(page);
  await wizard.open.focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'the templates of a card');
  await wizard.template(/^Corrección de error/).focus();
  await page.keyboard.press('Enter');
  expect(await wizard.next.isDisabled()).toBe(true);
  await page.keyboard.type('<b>Descoser</b>');
  await expectAccessible(page, 'what a new card is');
  await page.keyboard.press('Enter');
  await wizard.dialog.getByLabel('Fecha límite', { exact: true }).waitFor();
  await expectAccessible(page, 'the details of a new card');
  await wizard.next.press('Enter');
  await wizard.item.fill('Medir');
  await wizard.item.press('Enter');
  await expectAccessible(page, 'the settings of a new card');
  await wizard.create.press('Enter');
  await page.getByText('Tarjeta creada').waitFor();
};

/** Writes a description, which a reload does not lose, and saves it. */
const describeCard = async (page: Page): Promise<void> => {
  const editor = cardEditor(page);
  await editor.field('Descripción').fill('Con **hilo** rojo\n\n- [ ] lavar');
  await page.reload();
  await page.getByText('Se recuperó lo que escribiste y no guardaste.').waitFor();
  await editor.preview.click();
  await editor.dialog.getByText('hilo', { exact: true }).waitFor();
  await expectAccessible(page, 'a restored card with its preview');
  await page.keyboard.press('Escape');
  await editor.keepEditing.click();
  await editor.update.click();
  await page.getByText('¡Tarjeta actualizada!').waitFor();
};

describe('a card', () => {
  journey(
    'is made step by step by keys, described, followed in its history, deleted and brought back',
    async ({ device }) => {
      const [{ page }, people] = await Promise.all([device(), team()]);
      const project = await aProjectOf(people, 'Vestido rojo');
      await enter(page, people.owner, `/crico/dashboard?project=${project}`);
      const [board, editor] = [boardPage(page), cardEditor(page)];
      await makeByKeys(page);
      await board.card('Descoser').focus();
      await page.keyboard.press('Enter');
      await editor.dialog.waitFor();
      expect(page.url()).toContain('card=');
      await expectAccessible(page, 'a card with all its fields');
      await describeCard(page);
      await board.card('Descoser').click();
      await editor.set('Etiquetas').fill('Taller');
      await editor.set('Etiquetas').press('Enter');
      await editor.dialog.getByRole('button', { name: 'Quitar Taller' }).waitFor();
      await editor.aside.click();
      await expectAccessible(page, 'a card at the side');
      await editor.history.click();
      await editor.details.getByText('Con **hilo** rojo').waitFor();
      await expectAccessible(page, 'the history of a card');
      await page.keyboard.press('Escape');
      await editor.remove.click();
      await editor.question.getByRole('textbox').fill('delete');
      await expectAccessible(page, 'the question before a card is deleted');
      await editor.confirm.click();
      await page.getByText('Tarjeta eliminada').waitFor();
      await board.undo.click();
      await board.card('Descoser').waitFor();
    },
  );

  journey('opens by its address on a phone, and what two people wrote into it is merged', async ({ device }) => {
    const [one, other, people] = await Promise.all([device({ width: 390 }), device(), team()]);
    const project = await aProjectOf(people, 'Falda azul');
    const path = `/crico/dashboard?project=${project}`;
    await Promise.all([enter(one.page, people.owner, path), enter(other.page, people.colleague, path)]);
    const board = boardPage(other.page);
    await board.add('To Do').click();
    await board.newTitle.fill('Cortar la tela !alta mañana');
    await other.page.getByRole('list', { name: 'Lo que se entendió' }).waitFor();
    await expectAccessible(other.page, 'the line of a card');
    await board.newTitle.press('Enter');
    await board.newTitle.press('Escape');
    await board.card('Cortar la tela').click();
    const [here, there] = [cardEditor(one.page), cardEditor(other.page)];
    await there.field('Descripción').fill('uno\n\ndos\n\ntres');
    await there.update.click();
    await other.page.getByText('¡Tarjeta actualizada!').waitFor();
    await board.card('Cortar la tela').click();
    await one.page.goto(`${path}&card=${new URL(other.page.url()).searchParams.get('card') ?? ''}`);
    await here.dialog.getByText('dos', { exact: true }).waitFor();
    await expectAccessible(one.page, 'a card on a phone');
    await Promise.all([here.write('Descripción').click(), there.write('Descripción').click()]);
    await eventually(async () => expect(await here.field('Descripción').inputValue()).toBe('uno\n\ndos\n\ntres'));
    await here.field('Descripción').fill('UNO\n\ndos\n\ntres');
    await there.field('Descripción').fill('uno\n\ndos\n\nTRES');
    await there.update.click();
    await one.page.getByRole('region', { name: 'Dos textos de Descripción' }).waitFor();
    await expectAccessible(one.page, 'two texts in one field');
    await here.update.click();
    await one.page.getByText('¡Tarjeta actualizada!').waitFor();
    await board.card('Cortar la tela').click();
    await there.write('Descripción').click();
    await eventually(async () => expect(await there.field('Descripción').inputValue()).toBe('UNO\n\ndos\n\nTRES'));
  });
});
