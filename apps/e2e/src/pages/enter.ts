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
