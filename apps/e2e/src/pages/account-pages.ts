import type { Locator, Page } from 'playwright-core';
import type { NewLearner } from '../learners/learner.ts';

/** The controls of the account pages, found as people and screen readers find them. */
export const registerPage = (page: Page) => ({
  firstName: page.getByRole('textbox', { name: 'Nombre' }),
  lastName: page.getByRole('textbox', { name: 'Apellido' }),
  email: page.getByRole('textbox', { name: 'Correo electrónico' }),
  password: page.getByLabel('Contraseña', { exact: true }),
  university: page.getByRole('radio', { name: 'Universidad' }),
  prompts: page.getByRole('checkbox', { name: 'Escribir buenos prompts' }),
  ethics: page.getByRole('checkbox', { name: 'Ética y sociedad' }),
  beginner: page.getByRole('radio', { name: /Voy empezando/ }),
  submit: page.getByRole('button', { name: 'Crear mi cuenta' }),
});

export const loginPage = (page: Page) => ({
  email: page.getByRole('textbox', { name: 'Correo electrónico' }),
  password: page.getByLabel('Contraseña', { exact: true }),
  submit: page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }),
  forgot: page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }),
});

export const codePage = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Revisa tu correo' }),
  code: page.getByRole('textbox', { name: 'Código de 6 dígitos' }),
  confirm: page.getByRole('button', { name: 'Confirmar' }),
});

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
