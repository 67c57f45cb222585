import type { Page } from 'playwright-core';

/** The import of a file, as a project or into one. */
export const importPage = (page: Page, title = 'Importar proyecto') => {
  const dialog = page.getByRole('dialog', { name: title });
  return {
    open: page.getByRole('region', { name: /^Proyectos/ }).getByRole('button', { name: 'Importar proyecto' }),
    dialog,
    file: dialog.getByLabel('Elegir archivo').and(page.locator('input')),
    name: dialog.getByRole('textbox', { name: 'Nombre del proyecto' }),
    check: dialog.getByRole('button', { name: 'Revisar' }),
    start: (cards: number) => dialog.getByRole('button', { name: `Importar ${cards} tarjetas` }),
  };
};
