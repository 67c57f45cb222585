import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { learnersSite } from '../../features/learning/area/learners-site.ts';
import { renderApp } from '../../testing/render-app.tsx';

const open = async () => {
  learnersSite({});
  const page = await renderApp('/estudiantes-dashboard');
  const button = await screen.findByRole('button', { name: 'Menú' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Preferencias' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { ...page, button, dialog };
};

describe('the menu of an area', () => {
  it('opens by keyboard with the focus inside, and gives it back on Escape', async () => {
    const { button } = await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('closes when it leads to the settings, whose name the tab of the browser then has', async () => {
    const { pathname } = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Ajustes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pathname()).toBe('/dashboard/ajustes');
    await waitFor(() => expect(document.title).toBe('Ajustes · Nivel'));
  });
});
