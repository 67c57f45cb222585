import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../testing/render-app.tsx';
import { learnersSite, leave } from '../learners-site.ts';
import { celebrate, type Celebration } from './celebration.store.ts';

const module: Celebration = { kind: 'module', id: 'm1', title: 'Qué es la IA' };
const level: Celebration = { kind: 'level', id: 'X200', title: 'X200' };

const open = async () => {
  learnersSite({});
  await renderApp('/estudiantes-dashboard');
  await screen.findByRole('region', { name: 'Tus puntos' });
};

describe('celebrations', () => {
  it('appear one after another, each once, and Escape continues to the next', async () => {
    await open();
    act(() => {
      celebrate([module, level]);
      celebrate([module]);
    });
    expect(await screen.findByRole('dialog', { name: '¡Módulo completado!' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Seguir' })));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: '¡Nuevo nivel abierto!' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('end all at once for who wants none, and none comes after', async () => {
    await open();
    act(() => celebrate([module, level]));
    await userEvent.click(await screen.findByRole('button', { name: 'No mostrar celebraciones' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => celebrate([level]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are for the one who earned them: are not shown to the next person', async () => {
    await open();
    act(() => celebrate([module, level]));
    await screen.findByRole('dialog', { name: '¡Módulo completado!' });
    await leave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void learnersSite({}, { user: { id: '0190a000-0000-7000-8000-000000000002' } }));
    await renderApp('/estudiantes-dashboard');
    await screen.findAllByRole('region', { name: 'Tus puntos' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
