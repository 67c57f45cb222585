import type { Locator, Page } from 'playwright-core';

/** The controls of a board, found as people and screen readers find them. */
export const boardPage = (page: Page) => {
  const column = (name: string): Locator => page.getByRole('region', { name, exact: true });
  return {
    column,
    cards: (list: string): Locator => column(list).getByRole('listitem'),
    card: (title: string): Locator => page.getByRole('button', { name: title }),
    add: (list: string): Locator => page.getByRole('button', { name: `Agregar tarjeta a ${list}` }),
    newTitle: page.getByRole('textbox', { name: 'Título de la tarjeta nueva' }),
    live: page.getByText('En vivo', { exact: true }),
    others: page.getByRole('list', { name: 'Quién está aquí' }),
    undo: page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Deshacer' }),
    editor: page.getByRole('dialog', { name: 'Editar tarjeta' }),
  };
};

/** Making a project from the sidebar. */
export const projectDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Crear proyecto' });
  return {
    open: page
      .getByRole('region', { name: /^Proyectos/ })
      .getByRole('button', { name: 'Crear proyecto' })
      .first(),
    dialog,
    next: dialog.getByRole('button', { name: 'Siguiente' }),
    name: dialog.getByRole('textbox', { name: 'Nombre' }),
    create: dialog.getByRole('button', { name: 'Crear proyecto' }),
  };
};
