import type { Page } from 'playwright-core';
import type { NewLearner } from '../learners/learner.ts';
import { signIn } from './account-pages.ts';
import { dashboardPage } from './learning-pages.ts';

/** Signs in on the sign-in page and arrives at the dashboard. */
export const enter = async (page: Page, person: Pick<NewLearner, 'email' | 'password'>): Promise<void> => {
  await page.goto('/login');
  await signIn(page, person);
  await dashboardPage(page).greeting.waitFor();
};

/** Signs in at Crico's own entry, on the way to one of its pages. */
export const enterCrico = async (
  page: Page,
  { email, password }: Pick<NewLearner, 'email' | 'password'>,
  path: string,
): Promise<void> => {
  await page.goto(`/crico/login?redirect=${encodeURIComponent(path)}`);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Contraseña', { exact: true }).press('Enter');
};
