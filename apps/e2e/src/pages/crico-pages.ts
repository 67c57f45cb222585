import type { Locator, Page } from 'playwright-core';

/** The controls of Crico, found as people and screen readers find them. */
export const cricoEntry = (page: Page) => ({
  email: page.getByLabel('Correo electrónico', { exact: true }),
  firstName: page.getByLabel('Nombre', { exact: true }),
  lastName: page.getByLabel('Apellido', { exact: true }),
  password: page.getByLabel('Contraseña', { exact: true }),
  signIn: page.getByRole('button', { name: 'Iniciar sesión' }),
  createAccount: page.getByRole('button', { name: 'Crear cuenta' }),
  code: page.getByRole('textbox', { name: 'Código de 6 dígitos' }),
  confirm: page.getByRole('button', { name: 'Confirmar' }),
  goOn: page.getByRole('link', { name: 'Seguir' }),
  claim: page.getByRole('button', { name: 'Ser administrador' }),
  accept: page.getByRole('button', { name: 'Aceptar la invitación' }),
  toCrico: page.getByRole('link', { name: 'Ir a Crico' }),
});

export const cricoFrame = (page: Page) => ({
  welcome: page.getByRole('heading', { level: 1, name: /Te damos la bienvenida a Crico/ }),
  place: (name: string): Locator => page.getByRole('button', { name: new RegExp(`^Organización: ${name}`) }),
  create: page.getByRole('main').getByRole('button', { name: 'Crear organización' }),
  manage: page.getByRole('main').getByRole('link', { name: 'Miembros y ajustes' }),
  user: page.getByRole('button', { name: /^Cuenta de/ }),
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
