import { describe } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aLearner } from '../learners/learner.ts';
import { heading, signIn } from '../pages/account-pages.ts';
import { dashboardPage } from '../pages/learning-pages.ts';
import { expectAccessible } from '../stage/accessibility.ts';
import { journey, type Stage } from '../stage/journey.ts';

const AUTH = /\/auth\/v1\/token/;
const failed = { isStill: true, mayLog: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/] };

const onDashboard = async (device: Stage['device']): Promise<{ page: Page }> => {
  const [{ page }, learner] = await Promise.all([device(failed), aLearner()]);
  await page.goto('/login');
  await signIn(page, learner);
  await dashboardPage(page).greeting.waitFor();
  return { page };
};

describe('when nobody answers', () => {
  journey('a server that is down is told as such, and the page comes back by itself', async ({ device }) => {
    const { page } = await onDashboard(device);
    await page.route(AUTH, (route) => route.abort('connectionrefused'));
    await page.reload();
    await heading(page, 'El servidor no responde').waitFor();
    await expectAccessible(page, 'server away');
    await page.unroute(AUTH);
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await dashboardPage(page).greeting.waitFor();
  });

  journey('a device without network is told as such, and the page comes back with the network', async ({ device }) => {
    const { page } = await onDashboard(device);
    const context = page.context();
    await page.route(AUTH, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await page.reload();
    await heading(page, 'Sin conexión').waitFor();
    await page.unroute(AUTH);
    await context.setOffline(false);
    await dashboardPage(page).greeting.waitFor();
  });
});
