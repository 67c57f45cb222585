import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { learnersSite, partPath } from '../../features/learning/area/learners-site.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { isCommandKey } from './command-registry.ts';
import { matching } from './matching.ts';

const palette = async () => within(await screen.findByRole('dialog', { name: 'Comandos' }));
const open = async () => {
  const visits = learnersSite({
    'POST /rest/v1/rpc/open_part': () => ({ status: 403, body: { code: 'part_locked' } }),
  });
  const app = await renderApp('/estudiantes-dashboard');
  await screen.findByRole('region', { name: 'Tu camino' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await (await palette()).findByRole('combobox', { name: 'Busca qué hacer' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  return { ...app, visits, field };
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.getByRole('option', { selected: true });

describe('the keys of the palette', () => {
  const key = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

  it('are Ctrl+K and Cmd+K, and nothing more', () => {
    expect(isCommandKey({ ...key, ctrlKey: true })).toBe(true);
    expect(isCommandKey({ ...key, key: 'K', metaKey: true })).toBe(true);
    expect(isCommandKey(key)).toBe(false);
    expect(isCommandKey({ ...key, ctrlKey: true, shiftKey: true })).toBe(false);
    expect(isCommandKey({ ...key, metaKey: true, altKey: true })).toBe(false);
    expect(isCommandKey({ ...key, key: 'j', ctrlKey: true })).toBe(false);
  });

  it('keep the browser from taking them for itself', async () => {
    learnersSite({});
    await renderApp('/estudiantes-dashboard');
    await screen.findByRole('region', { name: 'Tu camino' });
    let isLeftToBrowser = true;
    act(() => {
      isLeftToBrowser = fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    });
    expect(isLeftToBrowser).toBe(false);
    await palette();
  });
});

describe('the command palette', () => {
  it("offers the area's commands, then the shell's, and axe finds nothing", async () => {
    await open();
    expect(options()).toEqual([
      'Continúa donde te quedaste',
      'Ver mi mentoría',
      'Ver mis preguntas a una persona',
      'Buscar en lo que se enseña',
      'Ver mis notas',
      'Ver los planes',
      'Ir a mi tablero',
      'Abrir ajustes',
    ]);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  });

  it('moves up and down by arrows, around the ends, and tells assistive technology which one is active', async () => {
    const { field } = await open();
    await userEvent.keyboard('{ArrowUp}');
    expect(active().textContent).toBe('Abrir ajustes');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active().textContent).toBe('Ver mi mentoría');
    expect(field.getAttribute('aria-activedescendant')).toBe(active().id);
    expect(document.activeElement).toBe(field);
  });

  it('finds by letters without accents, and shows an empty result', async () => {
    await open();
    await userEvent.keyboard('CONTINUA');
    expect(options()).toEqual(['Continúa donde te quedaste']);
    expect((await palette()).getByRole('status').textContent).toBe('1 comando');
    await userEvent.keyboard(' xyz');
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect((await palette()).getByRole('status').textContent).toBe('Nada se llama así.');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('runs the command chosen by Enter or by a click, and closes', async () => {
    const { pathname } = await open();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pathname()).toBe(partPath));
    expect(screen.queryByRole('dialog', { name: 'Comandos' })).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(await (await palette()).findByRole('option', { name: 'Abrir ajustes' }));
    await waitFor(() => expect(pathname()).toBe('/dashboard/ajustes'));
  });

  it('closes by Escape and does nothing', async () => {
    const { pathname } = await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pathname()).toBe('/estudiantes-dashboard');
  });

  it('is in the menu for those who have no such keys', async () => {
    learnersSite({});
    await renderApp('/estudiantes-dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Menú' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Comandos/ }));
    await palette();
  });
});

describe('what matches', () => {
  it('holds every word that was typed, in any order', () => {
    const all = [{ label: 'Abrir música' }, { label: 'Abrir ajustes' }];
    expect(matching(all, '  MUSICA abrir ')).toEqual([all[0]]);
    expect(matching(all, '')).toEqual(all);
  });
});
