import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openBoard, titlesIn } from '../../board-site.ts';

const text = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Filtrar tarjetas' });
const opener = () => screen.getByRole('button', { name: 'Constructor' });
const form = () => screen.findByRole('region', { name: 'Constructor del filtro' });
const condition = (number: number) => screen.getByRole('group', { name: `Condición ${number}` });
const chosen = (part: HTMLElement, name: string) =>
  within(part).getByRole('combobox', { name: new RegExp(`^${name}`) });
const choose = async (part: HTMLElement, name: string, option: string) => {
  await userEvent.click(chosen(part, name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const adders = (name: string) => within(screen.getByRole('group', { name: `Agregar a ${name}` }));

describe('the form of a filter', () => {
  it('writes the text beside it, in groups within groups, and axe finds nothing', async () => {
    const { container } = await openBoard();
    await userEvent.click(opener());
    await form();
    await userEvent.click(adders('Constructor del filtro').getByRole('button', { name: '+ Condición' }));
    expect(document.activeElement).toBe(chosen(condition(1), 'Campo'));
    await choose(condition(1), 'Campo', 'Prioridad');
    await choose(condition(1), 'Comparación', 'al menos');
    expect(text().value).toBe('');
    await choose(condition(1), 'Valor', 'Media');
    await waitFor(() => expect(text().value).toBe('priority>=medium'));
    await userEvent.click(adders('Constructor del filtro').getByRole('button', { name: '+ Grupo' }));
    const inner = within(screen.getByRole('group', { name: 'Grupo 2' }));
    const first = inner.getByRole('group', { name: 'Condición 1' });
    await choose(first, 'Campo', 'Bloqueada');
    await choose(first, 'Valor', 'Sí');
    await userEvent.click(inner.getByRole('button', { name: '+ Condición' }));
    const second = inner.getByRole('group', { name: 'Condición 2' });
    await choose(second, 'Campo', 'Fecha límite');
    await userEvent.click(within(second).getByRole('button', { name: 'No: Condición 2' }));
    await choose(second, 'Valor', 'días desde hoy…');
    await userEvent.type(within(second).getByRole('textbox', { name: /Días desde hoy/ }), '-30');
    await waitFor(() => expect(text().value).toBe('priority>=medium (blocked:yes or -due:-30d)'));
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(within(first).getByRole('button', { name: 'Quitar Condición 1' }));
    await waitFor(() => expect(text().value).toBe('priority>=medium -due:-30d'));
  });

  it('shows the written filter, several values too, and finds the same cards', async () => {
    await openBoard();
    await userEvent.type(text(), 'title:"tarea 1","tarea 3" -estimate:2{Enter}');
    await userEvent.click(opener());
    await form();
    const values = within(condition(1)).getAllByRole<HTMLInputElement>('textbox', { name: 'Valor' });
    expect(values.map(({ value }) => value)).toEqual(['tarea 1', 'tarea 3']);
    expect(within(condition(2)).getByRole('button', { name: /^No: / }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(within(condition(1)).getByRole('button', { name: 'Quitar el valor 2' }));
    await waitFor(() => expect(titlesIn('En curso')).toEqual([]));
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1']);
    const hours = within(condition(2)).getByRole('textbox', { name: 'Valor' });
    await userEvent.clear(hours);
    await userEvent.type(hours, 'muchas');
    expect(screen.getByText('Esto no es un valor de este campo.')).toBeTruthy();
    await waitFor(() => expect(text().value).toBe('"tarea 1"'));
    await userEvent.clear(text());
    await userEvent.type(text(), 'status:done');
    await waitFor(() => expect(chosen(condition(1), 'Valor').textContent).toBe('Hecha'));
  });

  it('is opened, used and closed by keys alone', async () => {
    await openBoard();
    opener().focus();
    await userEvent.keyboard('{Enter}');
    const region = await form();
    const add = adders('Constructor del filtro').getByRole('button', { name: '+ Condición' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    expect(condition(1).contains(document.activeElement)).toBe(true);
    within(condition(1)).getByRole('button', { name: 'Quitar Condición 1' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(add);
    await userEvent.keyboard('{Escape}');
    expect(region.isConnected).toBe(false);
    expect(document.activeElement).toBe(opener());
  });
});
