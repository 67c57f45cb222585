import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { learnersSite } from '../../features/learning/area/learners-site.ts';
import type { Doors } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { renderApp } from '../../testing/render-app.tsx';

const user = 'PUT /auth/v1/user';
const section = async (name: string, doors: Doors = { [user]: () => ({ body: aSession().user }) }) => {
  const visits = learnersSite(doors);
  await renderApp('/dashboard/ajustes');
  return { visits, ...within(await screen.findByRole('region', { name })) };
};

describe('preferences of the device', () => {
  it('change the language of the page, the mark of the choice with it, and stay', async () => {
    const { visits, getByRole } = await section('Idioma');
    await userEvent.click(getByRole('radio', { name: 'English' }));
    const language = within(await screen.findByRole('region', { name: 'Language' }));
    expect(language.getByRole('radio', { name: 'English', checked: true })).toBeTruthy();
    expect(language.getByText('Español (México)').getAttribute('lang')).toBe('es-MX');
    expect(localStorage.getItem('nivel.locale')).toBe('en');
    const saved = () => visits.filter(({ door }) => door === user).map(({ body }) => body);
    await waitFor(() => expect(saved()).toEqual([{ data: { locale: 'en' } }]));
  });

  it('keep the language when the account cannot be updated, and report it', async () => {
    const { getByRole } = await section('Idioma', { [user]: () => ({ status: 503, body: { code: 'unavailable' } }) });
    await userEvent.click(getByRole('radio', { name: 'English' }));
    expect(await screen.findByText(/could not be saved in your account/)).toBeTruthy();
    expect(await screen.findByRole('radio', { name: 'English', checked: true })).toBeTruthy();
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
