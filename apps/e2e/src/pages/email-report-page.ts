import type { Page } from 'playwright-core';

/** The e-mail report of the open project. */
export const emailReportPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Reporte por correo' });
  return {
    actions: page.getByRole('button', { name: 'Acciones del proyecto' }),
    item: page.getByRole('menuitem', { name: 'Reporte por correo' }),
    dialog,
    preview: dialog.getByRole('region', { name: 'Vista previa' }),
    picture: (alt: RegExp) => dialog.getByRole('img', { name: alt }),
    recipient: (name: string) => dialog.getByRole('checkbox', { name }),
    send: dialog.getByRole('button', { name: 'Enviar ahora' }),
    schedule: dialog.getByRole('button', { name: 'Programar' }),
    present: dialog.getByText(/^Ahora: /),
    told: (words: string) => page.getByText(words),
  };
};
