import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { dataOf } from '../../learners/client.ts';
import { aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { boardPage } from '../../pages/board-page.ts';
import { enterCrico } from '../../pages/enter.ts';
import { eventually } from '../../stack/eventually.ts';
import { expectAccessible, glance } from '../../stage/accessibility.ts';
import { Finger } from '../../stage/finger.ts';
import { journey } from '../../stage/journey.ts';

/** Twelve cards of two working days each, one behind the other, each waiting for the one before; and one without dates. */
const CARDS = 12;
/** A Monday, a year away from any today. */
const FIRST = Date.UTC(2025, 2, 3);
const day = (offset: number): string => new Date(FIRST + offset * 86_400_000).toISOString().slice(0, 10);
/** Two cards fit between Monday and Thursday; the fifth day is left free. */
const startOf = (nth: number): number => Math.floor(nth / 2) * 7 + (nth % 2) * 2;

const aPlan = async ({ owner: { client } }: Team, project_id: string): Promise<void> => {
  const { lists } = dataOf(await client.rpc('read_board', { project_id })) as { lists: { id: string }[] };
  const list_id = lists[0]?.id;
  let before: string | undefined;
  for (let nth = 0; nth <= CARDS; nth += 1) {
    const card_id = randomUUID();
    const dates = nth < CARDS ? { start_on: day(startOf(nth)), due_on: day(startOf(nth) + 1) } : {};
    const links = before === undefined || nth === CARDS ? {} : { depends_on: [before] };
    const title = nth < CARDS ? `Paso ${nth + 1}` : 'Sin plan';
    dataOf(
      await client.rpc('create_card', {
        project_id,
        command_id: randomUUID(),
        card_id,
        list_id,
        title,
        ...dates,
        ...links,
      }),
    );
    before = card_id;
  }
};

const bar = (page: Page, title: string): Locator => page.getByRole('button', { name: new RegExp(`^${title}, `) });
const expectDays = (page: Page, title: string, days: string): Promise<void> =>
  eventually(async () => expect(await bar(page, title).getAttribute('aria-label')).toContain(`${title}, ${days},`));

/** Drags something sideways with the mouse and drops it there. */
const drag = async (page: Page, target: Locator, px: number): Promise<void> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const at = { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + px, at.y, { steps: 8 });
  await page.mouse.up();
};

describe('the Gantt chart', () => {
  journey('plans cards, moves one, takes along what waits for it, and takes it back', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Plan');
    await aPlan(team, project);
    const [{ page }, other] = await Promise.all([device(), device()]);
    const path = `/crico/dashboard?project=${project}&view=gantt`;
    await Promise.all([enterCrico(page, team.owner, path), enterCrico(other.page, team.owner, path)]);
    await boardPage(page).live.waitFor();
    await expectDays(page, 'Paso 1', '3–4 mar');
    await expectDays(page, 'Paso 12', '9–10 abr');
    await glance(page, 'a plan of twelve cards');

    // Five days of a week at 18 px each: the second card would begin before the first ends.
    await bar(page, 'Paso 1').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await drag(page, bar(page, 'Paso 1'), 2 * 18);
    const dialog = page.getByRole('dialog', { name: /tarjetas? más se mueven?/ });
    await dialog.getByRole('row', { name: /^Paso 2/ }).waitFor();
    await glance(page, 'what else would move');
    await dialog.getByRole('button', { name: 'Mover todas' }).click();
    await expectDays(page, 'Paso 1', '5–6 mar');
    await expectDays(page, 'Paso 2', '7–10 mar');
    await Promise.all([expectDays(other.page, 'Paso 1', '5–6 mar'), expectDays(other.page, 'Paso 2', '7–10 mar')]);
    await page.getByRole('main').focus();
    await page.keyboard.press('Control+z');
    await expectDays(page, 'Paso 1', '3–4 mar');
    await expectDays(page, 'Paso 2', '5–6 mar');
    await expectDays(other.page, 'Paso 2', '5–6 mar');

    // With the keyboard only: a week later without the others, which is then a conflict.
    await bar(page, 'Paso 1').focus();
    for (const key of ['Space', 'PageDown', 'Space']) await page.keyboard.press(key);
    await dialog.getByRole('button', { name: 'Mover solo esta' }).press('Enter');
    await expectDays(page, 'Paso 1', '10–11 mar');
    await page.getByText('1 conflicto', { exact: true }).click();
    await page.getByRole('switch', { name: 'Ruta crítica' }).check();
    await glance(page, 'a conflict and the critical path');
    await page.getByRole('button', { name: /^Sin fechas\. Poner «Sin plan»/ }).focus();
    for (const key of ['Space', 'Space']) await page.keyboard.press(key);
    await bar(page, 'Sin plan').waitFor();

    for (const unit of ['Día', 'Mes', 'Trimestre']) {
      await page.getByRole('button', { name: unit, exact: true }).click();
      await glance(page, `the scale ${unit}`);
    }
  });

  journey('is worked by a finger on a phone', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Plan');
    await aPlan(team, project);
    const { page } = await device({ width: 390 });
    await enterCrico(page, team.owner, `/crico/dashboard?project=${project}&view=gantt`);
    await bar(page, 'Paso 12').focus();
    await page.getByRole('button', { name: 'Paso 12', exact: true }).waitFor();
    const finger = await Finger.on(page);
    await finger.down(bar(page, 'Paso 12'));
    await eventually(async () => expect(await bar(page, 'Paso 12').getAttribute('class')).toContain('ring-accent'));
    await finger.moveBy(18 * -2, 0);
    await finger.up();
    await expectDays(page, 'Paso 12', '7–8 abr');
    await expectAccessible(page, 'a plan on a phone');
  });

  journey('is printed on sheets of its own, and saved as a picture', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Plan');
    await aPlan(team, project);
    const { page } = await device({ isDark: true });
    await enterCrico(page, team.owner, `/crico/dashboard?project=${project}&view=gantt`);
    await page.getByRole('button', { name: 'Imprimir o guardar' }).press('Enter');
    await page.getByRole('radio', { name: 'Todo el plan' }).check();
    await glance(page, 'the picture of a plan');
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ colorScheme: 'dark' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Guardar como imagen PNG' }).press('Enter'),
    ]);
    const picture = sharp(await buffer(await file.createReadStream()));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 2_800 });
    const { dominant, channels } = await picture.stats();
    // Light on paper whatever the page is, and not empty.
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(200);
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
  });
});
