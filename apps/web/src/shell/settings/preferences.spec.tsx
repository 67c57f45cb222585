import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { learnersSite, leave } from '../../features/learning/area/learners-site.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { changeLocale } from '../language/locale.ts';
import { applyTheme } from '../theme/theme.ts';

// The first page of a file brings its programs with it.
jest.setTimeout(20_000);

afterEach(async () => {
  await leave();
  await act(async () => changeLocale('es-MX'));
  act(() => applyTheme('system'));
});

const section = async (name: string) => {
  learnersSite({});
  await renderApp('/dashboard/ajustes');
  return within(await screen.findByRole('region', { name }));
};

describe('preferences of the device', () => {
  it('change the language of the page, the mark of what is chosen with it, and stay', async () => {
    await userEvent.click((await section('Idioma')).getByRole('radio', { name: 'English' }));
    const language = within(await screen.findByRole('region', { name: 'Language' }));
    expect(language.getByRole('radio', { name: 'English', checked: true })).toBeTruthy();
    expect(language.getByText('Español (México)').getAttribute('lang')).toBe('es-MX');
    expect(localStorage.getItem('nivel.locale')).toBe('en');
  });

  it('change the appearance at once, and the switch of the menu follows', async () => {
    const theme = await section('Apariencia');
    await userEvent.click(theme.getByRole('radio', { name: 'Oscura' }));
    expect(theme.getByRole('radio', { name: 'Oscura', checked: true })).toBeTruthy();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('nivel.theme')).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Menú' }));
    expect(await screen.findByRole('button', { name: 'Apariencia: Oscura' })).toBeTruthy();
  });

  it('switch celebrations off and on', async () => {
    const box = (await section('Celebraciones')).getByRole('checkbox', { name: 'Mostrar celebraciones' });
    await userEvent.click(box);
    expect(localStorage.getItem('nivel.celebrations')).toBe('false');
    await userEvent.click(box);
    expect(localStorage.getItem('nivel.celebrations')).toBe('true');
  });
});
