import type { Locator, Page } from 'playwright-core';

/** The controls of an open card, found as people and screen readers find them. */
export const cardEditor = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Editar tarjeta' });
  const question = page.getByRole('dialog', { name: /^Borrar «/ });
  return {
    dialog,
    field: (name: string): Locator => dialog.getByRole('textbox', { name, exact: true }),
    set: (name: string): Locator => dialog.getByRole('combobox', { name, exact: true }),
    preview: dialog.getByRole('button', { name: 'Vista previa' }).first(),
    aside: dialog.getByRole('button', { name: 'Ver al lado' }),
    history: dialog.getByRole('button', { name: 'Historial' }),
    details: page.getByRole('dialog', { name: 'Detalles de la tarjeta' }),
    update: dialog.getByRole('button', { name: 'Actualizar tarjeta' }),
    remove: dialog.getByRole('button', { name: 'Borrar tarjeta' }),
    question,
    confirm: question.getByRole('button', { name: 'Borrar tarjeta' }),
    keepEditing: page.getByRole('button', { name: 'Seguir editando' }),
  };
};

/** Making a card step by step. */
export const cardWizard = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Crear tarjeta nueva' });
  return {
    open: page.getByRole('button', { name: 'Tarjeta nueva' }).first(),
    dialog,
    template: (name: RegExp): Locator => dialog.getByRole('button', { name }),
    title: dialog.getByRole('textbox', { name: 'Título' }),
    next: dialog.getByRole('button', { name: 'Siguiente' }),
    item: dialog.getByRole('textbox', { name: 'Agregar un punto' }),
    create: dialog.getByRole('button', { name: 'Crear tarjeta' }),
  };
};
