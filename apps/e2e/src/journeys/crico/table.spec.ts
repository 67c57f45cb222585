import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { boardPage } from '../../pages/board-page.ts';
import { enterCrico } from '../../pages/enter.ts';
import { eventually } from '../../stack/eventually.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

let made: Promise<Team> | undefined;
/** The same people for all of them. */
const team = (): Promise<Team> => (made ??= aTeam());

const ROWS = 50;
/** Together with the existing one. */
const ALL = ROWS + 1;
const rows = Array.from({ length: ROWS }, (_, nth) => `Pieza ${nth + 1}\tBaja\t2026-12-01`);
const wide = { width: 1440, height: 900 };

/** The rendered rows of the table that contain this. */
const expectRows = (page: Page, count: number, words: string): Promise<void> =>
  eventually(async () => {
    expect(await page.getByRole('row').filter({ hasText: words }).count()).toBe(count);
  });

describe('a spreadsheet', () => {
  journey(
    'is pasted into the table, all of it is changed at once and had back by one step, and it is copied again, by keys alone',
    async ({ device }) => {
      const [{ page, context }, people] = await Promise.all([device(), team()]);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const path = `/crico/dashboard?project=${await aProjectOf(people, 'Corte')}&view=table&size=all`;
      await enterCrico(page, people.owner, path);
      await boardPage(page).live.waitFor();
      await page.setViewportSize({ width: 1440, height: 3_200 });
      const sheet = ['Título\tPrioridad\tFecha límite', ...rows].join('\n');
      await page.evaluate(async (text) => navigator.clipboard.writeText(text), sheet);
      await page.getByRole('main').focus();
      await page.keyboard.press('c');
      await page.keyboard.type('Pieza cero');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await page.getByRole('rowheader', { name: 'Pieza cero' }).focus();
      await page.keyboard.press('Control+v');
      const dialog = page.getByRole('dialog', { name: 'Pegar filas de una hoja de cálculo' });
      await dialog.getByText(`Tarjetas nuevas: ${ROWS}.`).waitFor();
      await expectAccessible(page, 'rows that are pasted');
      await page.setViewportSize({ width: 1440, height: 3_200 });
      await dialog.getByRole('button', { name: 'Tomar las filas' }).press('Enter');
      await page.locator(`[role=grid][aria-rowcount='${ALL + 1}']`).waitFor();

      await page.getByRole('rowheader', { name: 'Pieza 1', exact: true }).focus();
      await page.keyboard.press('Control+a');
      await page.getByRole('button', { name: 'Editar...' }).press('Enter');
      const many = page.getByRole('dialog', { name: `Editar ${ALL} tarjetas` });
      await many.getByRole('combobox', { name: /^Campo a cambiar/ }).press('Enter');
      await page.getByRole('option', { name: 'Prioridad' }).press('Enter');
      await many.getByRole('combobox', { name: /^Prioridad/ }).press('Enter');
      await page.getByRole('option', { name: 'Alta' }).press('Enter');
      await many.getByText(`Cambia ${ALL} de ${ALL} tarjetas.`).waitFor();
      await expectAccessible(page, 'what changes many cards');
      await page.setViewportSize({ width: 1440, height: 3_200 });
      await many.getByRole('button', { name: 'Cambiar' }).press('Enter');
      await expectRows(page, 0, 'Baja');
      await page.getByRole('rowheader', { name: 'Pieza 1', exact: true }).focus();
      await page.keyboard.press('Control+z');
      await expectRows(page, 0, 'Alta');

      await page.getByRole('rowheader', { name: 'Pieza 1', exact: true }).focus();
      for (const key of ['Shift+ArrowDown', 'Shift+ArrowRight', 'Control+c']) await page.keyboard.press(key);
      await page.getByText('Celdas copiadas: 4').waitFor({ state: 'attached' });
      const copied = await page.evaluate(async () => navigator.clipboard.readText());
      expect(copied).toBe('Pieza 1\tPor hacer\nPieza 2\tPor hacer');
      await page.setViewportSize(wide);
      await expectAccessible(page, 'cells that are marked');
    },
  );
});
