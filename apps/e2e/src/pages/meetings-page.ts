import type { Page } from 'playwright-core';

/** The meetings in the view of a project's team. */
export const meetingsPage = (page: Page) => {
  const dialog = page.getByRole('dialog');
  return {
    schedule: page.getByRole('button', { name: 'Programar reunión' }),
    none: page.getByText('No hay reuniones programadas.'),
    meeting: (title: string) =>
      page.getByRole('region', { name: 'Próximas reuniones' }).getByRole('listitem').filter({ hasText: title }),
    field: (name: string) => dialog.getByLabel(name, { exact: true }),
    send: dialog.getByRole('button', { name: 'Enviar invitaciones' }),
    edit: (title: string) => page.getByRole('button', { name: `Cambiar «${title}»` }),
    cancel: (title: string) => page.getByRole('button', { name: `Cancelar «${title}»` }),
    confirm: page.getByRole('button', { name: 'Cancelar reunión' }),
  };
};
