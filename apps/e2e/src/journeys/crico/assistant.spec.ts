import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dataOf } from '../../learners/client.ts';
import { aGuest, aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { enterCrico } from '../../pages/enter.ts';
import { eventually } from '../../stack/eventually.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A card that is late, in the first list. */
const aLateCard = async ({ owner: { client } }: Team, project_id: string, title: string): Promise<void> => {
  const { lists } = dataOf(await client.rpc('read_board', { project_id })) as { lists: { id: string }[] };
  const card = { card_id: randomUUID(), command_id: randomUUID(), list_id: lists[0]?.id, title, due_on: inDays(-3) };
  dataOf(await client.rpc('create_card', { project_id, ...card }));
};

const titlesOf = async ({ owner: { client } }: Team, project_id: string): Promise<string[]> => {
  const { cards } = dataOf(await client.rpc('read_board', { project_id })) as {
    cards: [id: string, number: number, list: number, position: string, title: string][];
  };
  return cards.map(([, , , , title]) => title).sort();
};

const field = (page: Page) => page.getByRole('textbox', { name: /^(Escribe un mensaje|Write a message)/ });
const say = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await field(page).press('Enter');
};

describe('the assistant', () => {
  journey('makes three cards after they were confirmed, and takes them back by one undo', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Feria');
    await aLateCard(team, project, 'Coser bolsas');
    const { page } = await device();
    await enterCrico(page, team.owner, `/crico/dashboard?project=${project}`);
    await page.getByRole('button', { name: 'Asistente de IA' }).click();
    await field(page).waitFor();
    await expectAccessible(page, 'the assistant over a board');
    await page.setViewportSize({ width: 1440, height: 900 });
    await say(page, 'Crea tres tarjetas: pintar la barda, comprar sillas y rentar el salón');
    const proposal = page.getByRole('group', { name: 'Propuesta' });
    await proposal.getByRole('checkbox', { name: 'Rentar el salón' }).waitFor();
    expect(await titlesOf(team, project)).toEqual(['Coser bolsas']);
    await expectAccessible(page, 'a proposal of the assistant');
    await page.setViewportSize({ width: 1440, height: 900 });
    await proposal.getByRole('button', { name: 'Aplicar' }).click();
    await proposal.getByText('Aplicaste 3 tarjetas de la propuesta.').waitFor();
    await eventually(async () =>
      expect(await titlesOf(team, project)).toEqual([
        'Comprar sillas',
        'Coser bolsas',
        'Pintar la barda',
        'Rentar el salón',
      ]),
    );
    await proposal.getByRole('button', { name: 'Deshacer' }).click();
    await proposal.getByText('Deshiciste lo que habías aplicado.').waitFor();
    await eventually(async () => expect(await titlesOf(team, project)).toEqual(['Coser bolsas']));
    // The conversation is still there after a reload, also on the tab of the view.
    await page.goto(`/crico/dashboard?project=${project}&view=ai`);
    await page.getByRole('tab', { name: 'Chat con IA' }).click();
    await page.getByText('Crea tres tarjetas: pintar la barda').waitFor();
    await say(page, '¿Qué tarjetas están vencidas?');
    await page.getByRole('link', { name: /FER\w*-1 Coser bolsas/ }).click();
    await page.getByRole('dialog').waitFor();
  });

  journey('works by the keyboard alone, in English, and moves a card', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Bolsas');
    await aLateCard(team, project, 'Cortar tela');
    const { page } = await device();
    await enterCrico(page, team.owner, `/crico/dashboard?project=${project}`);
    await page.getByRole('heading', { level: 1, name: 'Bolsas' }).waitFor();
    await page.evaluate(() => localStorage.setItem('nivel.locale', 'en'));
    await page.reload();
    await page.getByRole('button', { name: 'AI assistant' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.type('AI assistant');
    await page.keyboard.press('Enter');
    await field(page).waitFor();
    await eventually(async () =>
      expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true),
    );
    await page.keyboard.type('move Cortar tela to done');
    await page.keyboard.press('Enter');
    const apply = page.getByRole('button', { name: 'Apply', exact: true });
    await apply.waitFor();
    for (let at = 0; at < 20 && !(await apply.evaluate((one) => one === document.activeElement)); at += 1)
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText('You applied 1 card of the proposal.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const opener = page.getByRole('button', { name: 'AI assistant' });
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  journey('answers a guest on a phone, and proposes nothing to them', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Bolsas');
    await aLateCard(team, project, 'Cortar tela');
    const [{ page }, guest] = await Promise.all([device({ width: 390 }), aGuest(team, project)]);
    await enterCrico(page, guest, `/crico/dashboard?project=${project}`);
    await page.getByRole('button', { name: 'Asistente de IA' }).click();
    await say(page, 'tarjetas vencidas');
    await page.getByRole('link', { name: /Cortar tela/ }).waitFor();
    await expectAccessible(page, 'the assistant on a phone');
    await say(page, 'Crea una tarjeta: Planchar');
    await page.getByText('En este proyecto puedes leer, pero no cambiar tarjetas.').waitFor();
    await say(page, 'crea un proyecto llamado Otra feria');
    await page.getByRole('group', { name: 'Propuesta' }).waitFor();
  });
});
