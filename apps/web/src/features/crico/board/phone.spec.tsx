import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, openBoard, titlesIn } from './board-site.ts';

/** A window as wide as a phone. */
beforeEach(() => {
  globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const touch = (at: Element, type: string, ...touches: object[]) =>
  act(() => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    at.dispatchEvent(Object.defineProperty(event, 'touches', { value: touches }));
  });

describe('a board on a phone', () => {
  it('shows behind the name of the project what its header shows elsewhere', async () => {
    const { container } = await openBoard();
    expect(screen.queryByText('Activo')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
    await press('Proyecto 1');
    const details = await sheet('Detalles del proyecto');
    for (const words of ['Activo', 'Miembro', '0% completo', 'Vencidas']) expect(details.getByText(words)).toBeTruthy();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  });

  it('has all filters behind one button, which counts the conditions', async () => {
    await openBoard({}, { search: { q: 'Tarea', filter: 'blocked:yes' } });
    expect(screen.queryByRole('searchbox')).toBeNull();
    await press('Filtros 2 filtros activos');
    const filters = await sheet('Filtros');
    expect(filters.getByRole<HTMLInputElement>('searchbox').value).toBe('Tarea');
    expect(filters.getByRole<HTMLInputElement>('combobox', { name: 'Filtrar tarjetas' }).value).toBe('blocked:yes');
    expect(filters.getByRole('combobox', { name: /Fecha/ })).toBeTruthy();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    expect(screen.getByText('Ninguna tarjeta coincide')).toBeTruthy();
    await userEvent.click(filters.getByRole('button', { name: 'Quitar el filtro' }));
    await userEvent.click(await filters.findByRole('button', { name: 'Ver 3 tarjetas' }));
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']));
    expect(screen.getByRole('button', { name: 'Filtros 1 filtro activo' })).toBeTruthy();
  });

  it('keeps the form of a filter open when the window becomes as wide as a phone, and back', async () => {
    let isPhone = false;
    const queries: EventTarget[] = [];
    globalThis.matchMedia = () => {
      const query = Object.defineProperty(new EventTarget(), 'matches', { get: () => isPhone });
      queries.push(query);
      return query as MediaQueryList;
    };
    const become = (next: boolean) =>
      act(() => {
        isPhone = next;
        for (const query of queries) query.dispatchEvent(new Event('change'));
      });
    const form = () => screen.findByRole('region', { name: 'Constructor del filtro' });
    await openBoard();
    await press('Constructor');
    await form();
    become(true);
    await sheet('Filtros');
    expect(await form()).toBeTruthy();
    become(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await form()).toBeTruthy();
  });

  it('opens the filters by the keys of the search', async () => {
    await openBoard();
    await userEvent.keyboard('/');
    expect((await sheet('Filtros')).getByRole('searchbox')).toBeTruthy();
  });

  it('arranges the cards, and starts to select them, behind another button', async () => {
    await openBoard();
    expect(screen.queryByRole('region', { name: 'Tarjetas seleccionadas' })).toBeNull();
    await press('Más opciones');
    const more = await sheet('Más opciones');
    for (const name of [/Orden/, /Carriles/]) expect(more.getByRole('combobox', { name })).toBeTruthy();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(more.getByRole('button', { name: 'Seleccionar tarjetas' }));
    const chosen = within(await screen.findByRole('region', { name: 'Tarjetas seleccionadas' }));
    expect(chosen.queryByRole('button', { name: 'Editar...' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Tarea 1' }));
    expect(chosen.getByRole('button', { name: 'Editar...' })).toBeTruthy();
    await userEvent.click(chosen.getByRole('button', { name: 'Quitar selección' }));
    expect(screen.queryByRole('region', { name: 'Tarjetas seleccionadas' })).toBeNull();
  });

  it('selects a card on which a finger rests without moving', async () => {
    const { asked } = await openBoard();
    touch(card('Tarea 1'), 'touchstart', { clientX: 10, clientY: 10 });
    await screen.findByText(/^«Tarea 1»/);
    touch(card('Tarea 1'), 'touchmove', { clientX: 12, clientY: 10 });
    touch(card('Tarea 1'), 'touchend');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Seleccionar Tarea 1' }).checked).toBe(true);
    expect(screen.getAllByText('1 tarjeta seleccionada')).toHaveLength(2);
    expect(asked('move_cards')).toEqual([]);
  });
});
