import type { Page } from 'playwright-core';

/** The view of a project's team. */
export const teamPage = (page: Page) => {
  const chat = page.getByRole('log', { name: 'Chat del equipo' });
  const people = page.getByRole('region', { name: 'Quién está' });
  const files = page.getByRole('region', { name: /^Archivos del proyecto/ });
  return {
    heading: page.getByRole('heading', { name: 'Colaboración del equipo' }),
    view: page.getByRole('button', { name: /^Equipo/ }),
    board: page.getByRole('button', { name: 'Tablero', exact: true }),
    chat,
    empty: page.getByText('Todavía no hay mensajes. ¡Empieza la conversación!'),
    focusChat: page.getByRole('button', { name: 'Chat del equipo', exact: true }),
    write: page.getByRole('textbox', { name: 'Escribe un mensaje' }),
    search: page.getByRole('searchbox', { name: 'Buscar en el chat' }),
    person: (name: string) => people.getByRole('listitem').filter({ hasText: name }),
    ownState: page.getByRole('button', { name: 'Tu estado' }),
    message: (text: string) => chat.getByRole('article').filter({ hasText: text }),
    share: page.getByRole('button', { name: 'Compartir documento' }),
    choose: page.getByLabel('Documentos para compartir'),
    takeOff: (name: string) => page.getByRole('button', { name: `Quitar ${name} del mensaje` }),
    noFiles: files.getByText(/^Todavía no hay archivos/),
    file: (name: string) => files.getByRole('listitem').filter({ hasText: name }),
    searchFiles: files.getByRole('searchbox', { name: 'Buscar un archivo' }),
    feed: page.getByRole('list', { name: 'Actividad reciente' }),
    call: page.getByRole('link', { name: /^Videollamada/ }),
    noCall: page.getByRole('button', { name: 'Videollamada' }),
    setCall: page.getByRole('button', { name: 'Ponerla en los ajustes' }),
    dialog: page.getByRole('dialog'),
  };
};
