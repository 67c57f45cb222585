import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { dataOf } from '../../learners/client.ts';
import { aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { boardPage } from '../../pages/board-page.ts';
import { enterCrico } from '../../pages/enter.ts';
import { eventually } from '../../stack/eventually.ts';
import { expectAccessible, glance } from '../../stage/accessibility.ts';
import { Finger } from '../../stage/finger.ts';
import { journey } from '../../stage/journey.ts';

/** This month where the devices are: a calendar starts with it. */
const month = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Mexico_City' }).slice(0, 7);
const on = (date: number): string => `${month}-${String(date).padStart(2, '0')}`;

/** Two cards; the second waits for the first. */
const aPlan = async ({ owner: { client } }: Team, project_id: string): Promise<void> => {
  const { lists } = dataOf(await client.rpc('read_board', { project_id })) as { lists: { id: string }[] };
  const list_id = lists[0]?.id;
  const first = randomUUID();
  const make = async (card_id: string, title: string, due_on: string, more: object = {}): Promise<void> => {
    const card = { project_id, command_id: randomUUID(), card_id, list_id, title, due_on, ...more };
    dataOf(await client.rpc('create_card', card));
  };
  await make(first, 'Cortar la tela', on(10));
  await make(randomUUID(), 'Coser el borde', on(11), { depends_on: [first] });
};

const cell = (page: Page, day: string): Locator => page.locator(`[data-column="${day}"]`);
const expectOn = (page: Page, day: string, title: string): Promise<void> =>
  eventually(async () =>
    expect(
      await cell(page, day)
        .getByRole('button', { name: new RegExp(`^${title}, `) })
        .count(),
    ).toBe(1),
  );

/** Like a hand: the pointer moves over the place before it lets go. */
const dragOnto = async (page: Page, what: Locator, place: Locator): Promise<void> => {
  await place.scrollIntoViewIfNeeded();
  await what.hover();
  await page.mouse.down();
  for (let move = 0; move < 2; move += 1) await place.hover();
  await page.mouse.up();
};

describe('the calendar of a project', () => {
  journey('takes cards to other days, with what waits for them, and is live in another window', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Mantelería');
    await aPlan(team, project);
    const [{ page }, other] = await Promise.all([device(), device()]);
    const path = `/crico/dashboard?project=${project}&view=calendar`;
    await Promise.all([enterCrico(page, team.owner, path), enterCrico(other.page, team.colleague, path)]);
    await Promise.all([page, other.page].map((one) => boardPage(one).live.waitFor()));
    await expectOn(page, on(10), 'Cortar la tela');
    await glance(page, 'a month of cards');

    // With the pointer, onto the day of the waiting card: the page asks first.
    await dragOnto(page, page.getByRole('button', { name: /^Cortar la tela, / }), cell(page, on(20)));
    const dialog = page.getByRole('dialog', { name: '1 tarjeta más se mueve' });
    await dialog.getByRole('button', { name: 'Mover todas' }).click();
    await Promise.all([expectOn(page, on(20), 'Cortar la tela'), expectOn(other.page, on(20), 'Cortar la tela')]);
    await page.getByRole('main').focus();
    await page.keyboard.press('Control+z');
    await Promise.all([expectOn(page, on(10), 'Cortar la tela'), expectOn(page, on(11), 'Coser el borde')]);

    // With the keyboard only: a day later, and a new card on another day.
    await page.getByRole('button', { name: /^Coser el borde, / }).focus();
    for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expectOn(other.page, on(12), 'Coser el borde');
    await cell(page, on(15))
      .getByRole('button', { name: /^Agregar tarjeta el 15 de / })
      .focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Planchar');
    for (const key of ['Enter', 'Escape']) await page.keyboard.press(key);
    await Promise.all([expectOn(page, on(15), 'Planchar'), expectOn(other.page, on(15), 'Planchar')]);
    await page.getByRole('button', { name: 'Semana', exact: true }).click();
    await expectAccessible(page, 'a week of cards');
  });

  journey('is read by another program at a secret address, until that is revoked', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Mantelería');
    await aPlan(team, project);
    const { page } = await device();
    await enterCrico(page, team.colleague, `/crico/dashboard?project=${project}&view=calendar`);
    await page.getByRole('button', { name: 'Suscribirse' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suscribirse a este calendario' });
    await dialog.getByRole('button', { name: 'Crear dirección' }).click();
    const address = (await dialog.getByText(/\/calendars\/[\w-]{43}\/calendar\.ics$/).textContent()) ?? '';
    await expectAccessible(page, 'the address of a calendar');
    const read = await fetch(address);
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await read.text()).toMatch(/SUMMARY:M\w+-1 Cortar la tela/);
    const again = await fetch(address, { headers: { 'if-none-match': read.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Anular la dirección' }).click();
    await dialog.getByText('Todavía no tienes una dirección.').waitFor();
    expect((await fetch(address)).status).toBe(404);
  });

  journey('is worked by a finger, and is a list of days on a phone', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Mantelería');
    await aPlan(team, project);
    const [desk, { page }] = await Promise.all([device(), device({ width: 390 })]);
    const path = `/crico/dashboard?project=${project}&view=calendar`;
    await Promise.all([enterCrico(desk.page, team.owner, path), enterCrico(page, team.owner, path)]);
    const card = desk.page.getByRole('button', { name: /^Coser el borde, / });
    await card.waitFor();
    const finger = await Finger.on(desk.page);
    await finger.down(card);
    await desk.page.getByText(/está en tus manos/).waitFor({ state: 'attached' });
    const there = await cell(desk.page, on(18)).boundingBox();
    await finger.moveTo({ x: (there?.x ?? 0) + 60, y: (there?.y ?? 0) + 60 });
    await desk.page.getByText(/^Sobre el 18/).waitFor({ state: 'attached' });
    await finger.up();
    await expectOn(desk.page, on(18), 'Coser el borde');
    await page.getByRole('heading', { name: /^Hoy, / }).waitFor();
    await page
      .getByRole('list', { name: /^Tarjetas del .*, 18 de / })
      .getByRole('button', { name: /Coser el borde/ })
      .waitFor();
    await expectAccessible(page, 'a list of days on a phone');
  });
});
