import type { Page } from 'playwright-core';

/** The import of a project from a file. */
export const importPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Importar proyecto' });
  return {
    open: page.getByRole('region', { name: /^Proyectos/ }).getByRole('button', { name: 'Importar proyecto' }),
    dialog,
    file: dialog.getByLabel('Elegir archivo').and(page.locator('input')),
    name: dialog.getByRole('textbox', { name: 'Nombre del proyecto' }),
    check: dialog.getByRole('button', { name: 'Revisar' }),
    start: (cards: number) => dialog.getByRole('button', { name: `Importar ${cards} tarjetas` }),
  };
};
