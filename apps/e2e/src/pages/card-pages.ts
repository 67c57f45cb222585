import type { Locator, Page } from 'playwright-core';

/** The controls of an open card, found as people and screen readers find them. */
export const cardEditor = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Editar tarjeta' });
  const question = page.getByRole('dialog', { name: /^Eliminar «/ });
  return {
    dialog,
    field: (name: string): Locator => dialog.getByRole('textbox', { name, exact: true }),
    set: (name: string): Locator => dialog.getByRole('combobox', { name, exact: true }),
    /** Starts editing a long text that is shown formatted. */
    write: (name: string): Locator => dialog.getByRole('button', { name: `Escribir ${name}` }),
    preview: dialog.getByRole('button', { name: 'Vista previa' }).first(),
    aside: dialog.getByRole('button', { name: 'Ver al lado' }),
    history: dialog.getByRole('button', { name: 'Historial' }),
    details: page.getByRole('dialog', { name: 'Detalles de la tarjeta' }),
    update: dialog.getByRole('button', { name: 'Actualizar tarjeta' }),
    remove: dialog.getByRole('button', { name: 'Eliminar tarjeta' }),
    question,
    confirm: question.getByRole('button', { name: 'Eliminar tarjeta' }),
    keepEditing: page.getByRole('button', { name: 'Seguir editando' }),
  };
};

/** The comments of the open card. */
export const talkOf = (page: Page) => {
  const section = page.getByRole('region', { name: 'Comentarios' });
  return {
    section,
    comments: section.getByRole('article'),
    comment: (author: string): Locator => section.getByRole('article', { name: `Comentario de ${author}` }).first(),
    write: section.getByRole('textbox', { name: 'Escribe un comentario' }),
    reply: (to: string): Locator => section.getByRole('textbox', { name: `Responder a ${to}` }),
    people: section.getByRole('listbox', { name: 'Mencionar a' }),
    teamOnly: section.getByRole('checkbox', { name: /^Solo el equipo/ }),
    send: section.getByRole('button', { name: /^Comentar$/ }),
    attach: section.getByLabel('Archivos para el comentario').last(),
    attached: (name: string): Locator => section.getByRole('button', { name: `Quitar ${name} del comentario` }),
    download: (name: string): Locator => section.getByRole('button', { name: `Descargar ${name}` }),
  };
};

/** The files of the card that is open. */
export const filesOf = (page: Page) => {
  const section = page.getByRole('region', { name: /^Archivos/ });
  return {
    section,
    choose: section.getByLabel('Archivos para la tarjeta'),
    show: (name: string): Locator => section.getByRole('button', { name: `Ver ${name}` }),
    picture: (name: string): Locator => page.getByRole('dialog', { name }).getByRole('img', { name }),
    makeCover: (name: string): Locator => section.getByRole('button', { name: `Usar ${name} como portada` }),
    cover: page.getByRole('img', { name: 'Portada de la tarjeta' }),
    remove: (name: string): Locator => section.getByRole('button', { name: `Eliminar ${name}` }),
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
