import type { Locator, Page } from 'playwright-core';

/** The controls behind a button on a board of a phone's width. */
export const phoneBoard = (page: Page) => ({
  name: (project: string): Locator => page.getByRole('heading', { level: 1 }).getByRole('button', { name: project }),
  details: page.getByRole('dialog', { name: 'Detalles del proyecto' }),
  filters: page.getByRole('button', { name: /^Filtros/ }),
  filterSheet: page.getByRole('dialog', { name: 'Filtros' }),
  more: page.getByRole('button', { name: 'Más opciones' }),
  moreSheet: page.getByRole('dialog', { name: 'Más opciones' }),
  chooseView: async (name: string): Promise<void> => {
    await page.getByRole('combobox', { name: /^Vista/ }).tap();
    await page.getByRole('option', { name, exact: true }).tap();
  },
  chosen: page.getByRole('region', { name: 'Tarjetas seleccionadas' }),
});
