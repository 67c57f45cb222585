import { describe } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aLearner } from '../learners/learner.ts';
import { heading, signIn } from '../pages/account-pages.ts';
import { dashboardPage } from '../pages/learning-pages.ts';
import { builtFile } from '../stack/built-file.ts';
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

describe('when the server does not answer', () => {
  journey('says that the server is down, and the page comes back by itself', async ({ device }) => {
    const { page } = await onDashboard(device);
    await page.route(AUTH, (route) => route.abort('connectionrefused'));
    await page.reload();
    await heading(page, 'El servidor no responde').waitFor();
    await expectAccessible(page, 'server away');
    await page.unroute(AUTH);
    // It may reconnect before the button is reached, which is then gone.
    const { greeting } = dashboardPage(page);
    await Promise.race([page.getByRole('button', { name: 'Intentar de nuevo' }).click(), greeting.waitFor()]);
    await greeting.waitFor();
  });

  journey('says that the device has no network, and the page comes back with the network', async ({ device }) => {
    const { page } = await onDashboard(device);
    const context = page.context();
    await page.route(AUTH, async (route) => {
      // The network goes down after the page's program has loaded: without it the browser has a page of its own to say so.
      await page
        .getByText(/Verificando autenticación|Sin conexión/)
        .first()
        .waitFor();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await page.reload();
    await heading(page, 'Sin conexión').waitFor();
    await page.unroute(AUTH);
    await context.setOffline(false);
    await dashboardPage(page).greeting.waitFor();
  });

  journey('says after a while that the program did not arrive', async ({ device }) => {
    const { page } = await device(failed);
    await page.route(/\.js$/, (route) => route.abort('connectionrefused'));
    await page.goto('/crico');
    await page.getByText('Error al cargar la aplicación').waitFor({ state: 'hidden' });
    await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
    await heading(page, 'Error al cargar la aplicación').waitFor();
    await expectAccessible(page, 'a program that did not arrive');
  });

  journey('says that a menu cannot be fetched, and the page does not change', async ({ device }) => {
    const { page } = await onDashboard(device);
    const drawer = builtFile('src/shell/area-header/area-menu-drawer.tsx');
    await page.route(drawer, (route) => route.abort('connectionrefused'));
    const menu = page.getByRole('button', { name: 'Menú' });
    await menu.click();
    await page.getByText('No se pudo abrir. Revisa tu conexión y recarga la página.').waitFor();
    await dashboardPage(page).greeting.waitFor();
    await page.unroute(drawer);
    await page.reload();
    await menu.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar Sesión' }).waitFor();
  });
});
