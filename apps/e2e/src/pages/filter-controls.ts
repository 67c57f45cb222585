import type { Locator, Page } from 'playwright-core';

/** The controls above the cards of a project: its filter, its form, and the views that were saved. */
export const filterControls = (page: Page) => {
  const form = page.getByRole('region', { name: 'Constructor del filtro' });
  const dialog = page.getByRole('dialog', { name: 'Guardar la vista' });
  return {
    text: page.getByRole('combobox', { name: 'Filtrar tarjetas' }),
    build: page.getByRole('button', { name: 'Constructor', exact: true }),
    form,
    add: form.getByRole('button', { name: '+ Condición' }).first(),
    addGroup: form.getByRole('button', { name: '+ Grupo' }).first(),
    field: (nth: number): Locator => form.getByRole('combobox', { name: 'Campo' }).nth(nth),
    value: (nth: number): Locator => form.getByRole('combobox', { name: 'Valor' }).nth(nth),
    views: (name: string | RegExp): Locator => page.getByRole('button', { name }),
    item: (name: string): Locator => page.getByRole('menuitem', { name }),
    dialog,
    name: dialog.getByRole('textbox', { name: 'Nombre de la vista' }),
    share: dialog.getByRole('checkbox', { name: /Compartir/ }),
    save: dialog.getByRole('button', { name: 'Guardar' }),
    missing: page.getByText('Esta vista ya no existe o no está compartida contigo'),
  };
};
