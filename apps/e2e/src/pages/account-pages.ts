import type { Locator, Page } from 'playwright-core';
import type { NewLearner } from '../learners/learner.ts';

/**
 * The form that a button sends. Account pages have fields of one name, and on the way from one to the next the page that is
 * left may still be there: only a field in the right form is the right field.
 */
const formOf = (page: Page, button: string): Locator =>
  page.locator('form').filter({ has: page.getByRole('button', { name: button }) });

/** The controls of the account pages, found as people and screen readers find them. */
export const registerPage = (page: Page) => ({
  firstName: page.getByRole('textbox', { name: 'Nombre' }),
  lastName: page.getByRole('textbox', { name: 'Apellido' }),
  email: formOf(page, 'Crear mi cuenta').getByRole('textbox', { name: 'Correo electrónico' }),
  password: formOf(page, 'Crear mi cuenta').getByLabel('Contraseña', { exact: true }),
  university: page.getByRole('radio', { name: 'Universidad' }),
  prompts: page.getByRole('checkbox', { name: 'Escribir buenos prompts' }),
  ethics: page.getByRole('checkbox', { name: 'Ética y sociedad' }),
  beginner: page.getByRole('radio', { name: /Voy empezando/ }),
  submit: page.getByRole('button', { name: 'Crear mi cuenta' }),
});

export const loginPage = (page: Page) => ({
  email: formOf(page, 'Iniciar sesión').getByRole('textbox', { name: 'Correo electrónico' }),
  password: formOf(page, 'Iniciar sesión').getByLabel('Contraseña', { exact: true }),
  submit: page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }),
  forgot: page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }),
});

/** Asking for a mail about a forgotten password. */
export const recoverPage = (page: Page) => ({
  email: formOf(page, 'Enviar enlace').getByRole('textbox', { name: 'Correo electrónico' }),
  submit: page.getByRole('button', { name: 'Enviar enlace' }),
});

/** The check that there is a person, on installations with a captcha; the box is in the frame of its provider. */
export const captchaDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Una comprobación rápida' });
  return {
    box: dialog.frameLocator('iframe').getByRole('checkbox'),
    again: dialog.getByRole('button', { name: 'Intentar de nuevo' }),
    missing: page.getByText('Falta comprobar que eres una persona.'),
  };
};

export const codePage = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Revisa tu correo' }),
  code: page.getByRole('textbox', { name: 'Código de 6 dígitos' }),
  confirm: page.getByRole('button', { name: 'Confirmar' }),
});

/** The page that a mail's link leads to: whose link it is, and one button. */
export const linkPage = (page: Page) => ({
  confirm: page.getByRole('main').getByRole('button', { name: /^(Confirmar|Seguir como) .+@/ }),
  otherBrowser: page.getByText(/la contraseña que elegiste al registrarte no contará/),
});

/** Opens a mail's link and presses its one button. */
export const followLink = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await linkPage(page).confirm.click();
};

/** The question to a person who confirmed an address in another browser than the one that signed up. */
export const completePage = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Elige tu contraseña' }),
  firstName: page.getByRole('textbox', { name: 'Nombre' }),
  lastName: page.getByRole('textbox', { name: 'Apellido' }),
  password: page.getByLabel('Nueva contraseña', { exact: true }),
  submit: page.getByRole('button', { name: 'Guardar y entrar' }),
});

/** The settings screen. */
export const settingsPage = (page: Page) => {
  const sessions = page.getByRole('region', { name: 'Sesiones' });
  const activity = page.getByRole('region', { name: 'Actividad de seguridad' });
  const dialog = page.getByRole('dialog');
  return {
    title: page.getByRole('heading', { level: 1, name: 'Ajustes' }),
    current: page.getByLabel('Contraseña actual', { exact: true }),
    next: page.getByLabel('Nueva contraseña', { exact: true }),
    change: page.getByRole('button', { name: 'Cambiar contraseña' }),
    sessions: sessions.getByRole('listitem'),
    thisSession: sessions.getByText('Esta sesión'),
    onlyThis: sessions.getByText('Tu cuenta solo está abierta aquí.'),
    end: sessions.getByRole('button', { name: /^Terminar la sesión de/ }),
    endOthers: sessions.getByRole('button', { name: 'Cerrar todas las demás' }),
    confirmEnd: dialog.getByRole('button', { name: 'Terminar esta sesión' }),
    confirmEndOthers: dialog.getByRole('button', { name: 'Cerrar todas las demás' }),
    confirmPassword: dialog.getByLabel('Escribe tu contraseña para confirmar', { exact: true }),
    events: activity.getByRole('listitem'),
  };
};

/** What stands between a sign-in and the rest, for accounts with an app that shows codes. */
export const secondStepPage = (page: Page) => ({
  title: page.getByRole('heading', { level: 1, name: 'Segundo paso' }),
  code: page.getByRole('textbox', { name: 'Código de 6 dígitos' }),
  confirm: page.getByRole('button', { name: 'Confirmar' }),
  wrong: page.getByText('Ese código no es correcto, o ya se usó.'),
  showKey: page.getByRole('button', { name: 'Usar mi llave de acceso' }),
  wrongKey: page.getByText(/No pudimos comprobar esa llave/),
  sendSms: page.getByRole('button', { name: 'Enviar código por SMS' }),
  wrongSms: page.getByText(/Ese código no es el del SMS/),
  recover: page.getByRole('button', { name: 'Usar un código de recuperación' }),
  recoveryCode: page.getByRole('textbox', { name: 'Código de recuperación' }),
});

/** The second step on the settings screen. */
export const secondStepSettings = (page: Page) => {
  const section = page.getByRole('region', { name: 'Segundo paso' });
  const dialog = page.getByRole('dialog');
  return {
    none: section.getByText('Tu cuenta no tiene segundo paso.'),
    add: section.getByRole('button', { name: 'Agregar una app' }),
    addKey: section.getByRole('button', { name: 'Agregar una llave de acceso' }),
    addSms: section.getByRole('button', { name: 'Agregar código por SMS' }),
    number: dialog.getByRole('textbox', { name: 'Número de teléfono' }),
    sendSms: dialog.getByRole('button', { name: 'Enviar código por SMS' }),
    confirm: dialog.getByRole('button', { name: 'Confirmar' }),
    createKey: dialog.getByRole('button', { name: 'Crear la llave' }),
    beginCodes: section.getByRole('button', { name: 'Crear códigos' }),
    makeCodes: dialog.getByRole('button', { name: 'Crear códigos' }),
    codes: dialog.getByRole('list', { name: 'Tus códigos de recuperación' }).getByRole('listitem'),
    saved: dialog.getByRole('button', { name: 'Ya los guardé' }),
    codesLeft: (count: number) => section.getByText(`Te quedan ${count} de 10.`),
    app: (name: string) => section.getByText(name),
    remove: section.getByRole('button', { name: /^Quitar / }),
    name: dialog.getByRole('textbox', { name: /^Nombre para reconocerl[ao]/ }),
    picture: dialog.getByRole('img'),
    key: dialog.locator('code'),
    code: dialog.getByRole('textbox', { name: 'Código de 6 dígitos' }),
    confirmRemoval: dialog.getByRole('button', { name: 'Quitar', exact: true }),
  };
};

/** The way to a provider on the sign-in page, and the page of the provider that the journeys start. */
export const providerPage = (page: Page) => ({
  goOn: page.getByRole('link', { name: 'Continuar con Mi escuela' }),
  enter: page.getByRole('link', { name: 'Entrar', exact: true }),
  cancel: page.getByRole('link', { name: 'Cancelar' }),
  canceled: page.getByText(/No se completó la entrada/),
});

/** Signing in with an organization: the link to it, our page that asks which one, and the page of its identity provider. */
export const organizationPages = (page: Page) => ({
  link: page.getByRole('link', { name: 'Entrar con tu organización' }),
  name: page.getByRole('textbox', { name: 'Correo del trabajo o dominio' }),
  goOn: page.getByRole('button', { name: 'Continuar', exact: true }),
  unknown: page.getByText(/Ninguna organización entra aquí con ese dominio/),
  enter: page.getByRole('button', { name: 'Entrar', exact: true }),
  cancel: page.getByRole('button', { name: 'Cancelar' }),
  refused: page.getByText(/La otra página no nos dijo quién eres/),
});

/** The phone on the settings screen. */
export const phoneSettings = (page: Page) => {
  const section = page.getByRole('region', { name: 'Teléfono' });
  return {
    none: section.getByText('Tu cuenta no tiene teléfono.'),
    number: section.getByRole('textbox', { name: 'Número de teléfono' }),
    add: section.getByRole('button', { name: 'Agregar teléfono' }),
    code: section.getByRole('textbox', { name: 'Código de 6 dígitos' }),
    confirm: section.getByRole('button', { name: 'Confirmar' }),
    // The number alone: the sentence about a number that waits contains it, too.
    current: (shown: string) => section.getByText(shown, { exact: true }),
    remove: section.getByRole('button', { name: 'Quitar teléfono' }),
    confirmRemoval: page.getByRole('dialog').getByRole('button', { name: 'Quitar teléfono' }),
    proof: page.getByRole('dialog').getByRole('textbox', { name: 'Código de 6 dígitos' }),
  };
};

/** The linked identities on the settings screen. */
export const identitySettings = (page: Page) => {
  const section = page.getByRole('region', { name: 'Identidades vinculadas' });
  const dialog = page.getByRole('dialog');
  return {
    only: section.getByText('Es tu única forma de entrar.'),
    link: section.getByRole('button', { name: 'Vincular con Mi escuela' }),
    unlink: section.getByRole('button', { name: 'Desvincular Mi escuela' }),
    goOn: dialog.getByRole('button', { name: 'Seguir' }),
    confirmUnlink: dialog.getByRole('button', { name: 'Desvincular' }),
  };
};

/** The download of one's data and the deletion of the account, on the settings screen, and what follows. */
export const ownDataSettings = (page: Page) => {
  const data = page.getByRole('region', { name: 'Tus datos' });
  const deletion = page.getByRole('region', { name: 'Eliminar tu cuenta' });
  const dialog = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' });
  return {
    download: data.getByRole('button', { name: 'Descargar mis datos' }),
    downloaded: data.getByText(/Listo: el archivo está en tus descargas/),
    ask: deletion.getByRole('button', { name: 'Eliminar mi cuenta' }),
    address: dialog.getByLabel(/^Escribe .+ para confirmar$/),
    confirm: dialog.getByRole('button', { name: 'Cerrar y eliminar' }),
    closed: page.getByRole('heading', { level: 1, name: 'Tu cuenta está cerrada' }),
    takeBack: page.getByRole('link', { name: 'Recuperar mi cuenta' }),
  };
};

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { name });

/** Signs in on the sign-in page. */
export const signIn = async (
  page: Page,
  { email, password }: Pick<NewLearner, 'email' | 'password'>,
): Promise<void> => {
  const form = loginPage(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit.click();
};
