import type { Locator, Page } from 'playwright-core';

/** The controls of Crico, found as people and screen readers find them. */
export const cricoEntry = (page: Page) => ({
  email: page.getByLabel('Correo electrónico', { exact: true }),
  firstName: page.getByLabel('Nombre', { exact: true }),
  lastName: page.getByLabel('Apellido', { exact: true }),
  password: page.getByLabel('Contraseña', { exact: true }),
  signIn: page.getByRole('button', { name: 'Iniciar sesión' }),
  createAccount: page.getByRole('button', { name: 'Crear cuenta', exact: true }),
  createAndJoin: page.getByRole('button', { name: 'Crear cuenta y unirme' }),
  code: page.getByRole('textbox', { name: 'Código de 6 dígitos' }),
  confirm: page.getByRole('button', { name: 'Confirmar' }),
  goOn: page.getByRole('link', { name: 'Seguir' }),
  claim: page.getByRole('button', { name: 'Ser administrador' }),
  accept: page.getByRole('button', { name: 'Aceptar la invitación' }),
  toCrico: page.getByRole('link', { name: 'Ir a Crico' }),
  share: page.getByRole('radio', { name: 'Sí, compartir' }),
  over: page.getByText('Esta invitación ya se usó, se retiró o caducó.'),
});

export const cricoFrame = (page: Page) => ({
  welcome: page.getByRole('heading', { level: 1, name: /Te damos la bienvenida a Crico/ }),
  place: (name: string): Locator => page.getByRole('button', { name: new RegExp(`^Organización: ${name}`) }),
  create: page.getByRole('main').getByRole('button', { name: 'Crear organización' }),
  manage: page.getByRole('main').getByRole('link', { name: 'Miembros y ajustes' }),
  user: page.getByRole('button', { name: /^Cuenta de/ }),
  joined: (name: string): Locator => page.getByRole('heading', { name: `Ya estás en ${name}` }),
});

export const organizationPage = (page: Page) => {
  const invites = page.getByRole('region', { name: 'Invitaciones' });
  return {
    title: page.getByRole('main').getByRole('heading', { level: 1 }),
    members: page.getByRole('list', { name: 'Miembros' }).getByRole('listitem'),
    email: invites.getByLabel('Correo electrónico'),
    send: invites.getByRole('button', { name: 'Enviar invitación' }),
    open: invites.getByRole('listitem'),
  };
};

export const consentQuestion = (page: Page) => ({
  yes: page.getByRole('region', { name: /ver cómo vas/ }).getByRole('button', { name: 'Sí, compartir' }),
});

export const professionalPage = (page: Page) => ({
  row: (name: RegExp): Locator => page.getByRole('table', { name: 'Miembros y su avance' }).getByRole('row', { name }),
});

export const myWorkPage = (page: Page) => ({
  /** The link of a card in one of the groups. */
  card: (group: string, title: string): Locator =>
    page.getByRole('region', { name: new RegExp(`^${group}`) }).getByRole('link', { name: title, exact: true }),
  finish: (title: string): Locator => page.getByRole('button', { name: new RegExp(`^Terminar .* ${title}$`) }),
  undo: page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Deshacer' }),
});

export const notificationDrawer = (page: Page) => ({
  open: page.getByRole('button', { name: /^Avisos/ }),
  line: (text: RegExp): Locator => page.getByRole('dialog').getByRole('link', { name: text }),
});

export const inboxPage = (page: Page) => {
  const lines = page.getByRole('list', { name: 'Avisos' }).getByRole('link');
  return {
    lines,
    line: (title: string): Locator => lines.filter({ hasText: title }),
    part: (name: string): Locator =>
      page.getByRole('navigation', { name: 'Qué avisos se muestran' }).getByRole('link', { name }),
  };
};
