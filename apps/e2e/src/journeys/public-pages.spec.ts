import { describe, expect } from '@jest/globals';
import { heading } from '../pages/account-pages.ts';
import { builtFile } from '../stack/built-file.ts';
import { journey } from '../stage/journey.ts';

describe('every public page', () => {
  journey('begins with the skip link, which leads to the content', async ({ device }) => {
    const { page } = await device();
    await page.goto('/login');
    await heading(page, 'Qué gusto verte de nuevo').waitFor();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Saltar al contenido principal' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('main').evaluate((main) => main === document.activeElement)).toBe(true);
  });

  journey('offers the tips of Axo, and gives the focus back when they are closed', async ({ device }) => {
    const { page } = await device({ width: 390 });
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Ayuda de Axo' });
    await opener.click();
    const tips = page.getByRole('dialog', { name: 'Consejos de Axo' });
    await tips.waitFor();
    expect(await tips.getByRole('listitem').count()).toBe(3);
    await tips.getByRole('button', { name: 'Cerrar' }).click();
    await tips.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  journey('speaks English when asked to, and remembers it', async ({ device }) => {
    const { page } = await device();
    await page.goto('/login');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor();
  });

  journey('is light or dark as the device is, or as one chooses', async ({ device }) => {
    const { page } = await device({ isDark: true });
    await page.goto('/');
    const background = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const theme = page.getByRole('button', { name: /^Apariencia/ });
    await theme.waitFor();
    const dark = await background();
    await page.getByRole('button', { name: 'Apariencia: Como el dispositivo' }).click();
    await page.getByRole('button', { name: 'Apariencia: Clara' }).waitFor();
    expect(await background()).not.toBe(dark);
    await page.reload();
    await page.getByRole('button', { name: 'Apariencia: Clara' }).waitFor();
    expect(await background()).not.toBe(dark);
  });
});

describe('errors', () => {
  journey('a path that leads nowhere says so, with a way home', async ({ device }) => {
    const { page } = await device();
    // The screens for developers are in no build.
    for (const path of ['/debug/progression', '/debug/design-system', '/debug/board-demo', '/no/existe']) {
      await page.goto(path);
      await heading(page, 'Página no encontrada').waitFor();
    }
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await heading(page, /Aprende inteligencia artificial/).waitFor();
  });

  journey('a piece of the program that does not arrive is told apart, and a reload mends it', async ({ device }) => {
    const { page, context } = await device({ mayLog: [/./] });
    await page.goto('/');
    await heading(page, /Aprende inteligencia artificial/).waitFor();
    const signInPage = builtFile('src/features/accounts/login-page.tsx');
    await context.route(signInPage, (route) => route.abort());
    await page.getByRole('link', { name: 'Iniciar Sesión' }).click();
    await heading(page, 'Error al cargar el componente').waitFor();
    await page.getByText('Por favor, recarga la página e intenta de nuevo.').waitFor();
    await context.unroute(signInPage);
    await page.getByRole('button', { name: 'Recargar la página' }).click();
    await heading(page, 'Qué gusto verte de nuevo').waitFor();
  });
});
