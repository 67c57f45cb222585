import { describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { addDays } from '@nivel/ui/calendar';
import { dayOf } from '../../../../shell/days/days.ts';
import { QuickAddField, type QuickAdded } from './quick-add-field.tsx';

const field = async () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Tarjeta nueva' });
const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

const open = async (mayCreateLabels = false) => {
  const onAdd = jest.fn<(card: QuickAdded, sent: () => void) => void>((_, sent) => sent());
  const onClose = jest.fn();
  const people = [{ id: 'p1', name: 'Ana López' }];
  const labels = [{ id: 'l1', name: 'Diseño' }];
  const shown = (
    <Suspense>
      <QuickAddField label="Tarjeta nueva" mayAdd {...{ labels, people, mayCreateLabels, onAdd, onClose }} />
    </Suspense>
  );
  const { container } = await act(async () => render(shown));
  return { onAdd, onClose, container, input: await field() };
};

describe('the line of a new card', () => {
  it('shows the understood parts before it is saved, and stays for the next', async () => {
    const { onAdd, input, container } = await open();
    await userEvent.type(input, 'Coser #diseño @ana !alta mañana');
    const tomorrow = addDays(dayOf(new Date()), 1);
    expect(chips()).toEqual([
      'Etiqueta Diseño',
      'Responsable Ana López',
      'Prioridad Alta',
      expect.stringMatching(new RegExp(`^Vence el .*${Number(tomorrow.slice(8))}`)),
    ]);
    expect(screen.getByRole('status').textContent).toContain('Etiqueta Diseño, Responsable Ana López');
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    const card = { title: 'Coser', labels: ['l1'], assignee: 'p1', priority: 'high', due_on: tomorrow };
    expect(onAdd.mock.calls).toEqual([[card, expect.any(Function)]]);
    expect(input.value).toBe('');
    expect(chips()).toEqual([]);
  });

  it('leaves a part as text when it is taken off, also by keys, and returns to the line', async () => {
    const { onAdd, input } = await open();
    await userEvent.type(input, 'Plan de mañana !baja');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Dejar «mañana» como texto');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(input);
    expect(chips()).toEqual(['Prioridad Baja']);
    await userEvent.keyboard('{Enter}');
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject({ title: 'Plan de mañana', priority: 'low', due_on: null });
  });

  it('shows what it did not understand, and why, until that is marked as text', async () => {
    const { onAdd, input, container } = await open();
    await userEvent.type(input, 'Ver #nada @nadie !pronto');
    const list = screen.getByRole('list', { name: 'No se entendió' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '#nada: no hay tal etiqueta; la crean líderes y directores',
      '@nadie: nadie se llama así',
      '!pronto: no hay tal prioridad',
    ]);
    expect(screen.getByRole('status').textContent).toContain('No se entendió #nada: no hay tal etiqueta; la crean');
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Dejar «#nada» como texto' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    expect(onAdd.mock.calls[0]?.[0].title).toBe('Ver #nada @nadie !pronto');
  });

  it('offers names behind @ and #, by keys and by a click, and calls a name that is begun no mistake', async () => {
    const { onAdd, onClose, input, container } = await open();
    await userEvent.type(input, 'Coser @an');
    const people = screen.getByRole('listbox', { name: 'Personas del proyecto' });
    expect(
      within(people)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ana López']);
    expect(screen.queryByRole('list', { name: 'No se entendió' })).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(input.value).toBe('Coser @Ana-López ');
    expect(onAdd).not.toHaveBeenCalled();
    await userEvent.type(input, '#di');
    await userEvent.click(screen.getByRole('option', { name: 'Diseño' }));
    expect(document.activeElement).toBe(input);
    await userEvent.type(input, 'ayer #d');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    expect(chips()).toEqual(['Responsable Ana López', 'Etiqueta Diseño', expect.stringContaining('#d: no hay tal')]);
    await userEvent.type(input, '{Backspace}{Backspace}{Enter}');
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject({
      title: 'Coser ayer',
      assignee: 'p1',
      labels: ['l1'],
      due_on: null,
    });
  });

  it('adds the card at once if the word is complete', async () => {
    const { onAdd, input } = await open();
    await userEvent.type(input, 'Coser @ana{Enter}');
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject({ title: 'Coser', assignee: 'p1' });
  });

  it('makes the labels that are not there, where one may', async () => {
    const { onAdd, input, container } = await open(true);
    await userEvent.type(input, 'Ver #nueva, #diseño #NUEVA #otra-más #12');
    expect(chips()).toEqual([
      'Etiqueta nueva nueva',
      'Etiqueta Diseño',
      'Etiqueta nueva otra-más',
      '#NUEVA: ya se dijo',
      '#12: no hay tal etiqueta',
    ]);
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject({
      title: 'Ver #NUEVA #12',
      labels: ['l1'],
      newLabels: ['nueva', 'otra-más'],
    });
  });

  it('stays as it was typed until the card is on its way', async () => {
    const { onAdd, input } = await open();
    onAdd.mockImplementation(() => undefined);
    await userEvent.type(input, 'Coser !alta{Enter}');
    expect(input.value).toBe('Coser !alta');
    const [, sent] = onAdd.mock.calls[0] ?? [];
    act(() => sent?.());
    expect(input.value).toBe('');
  });

  it('adds nothing without a title, and shows why', async () => {
    const { onAdd, input } = await open();
    await userEvent.type(input, '#diseño{Enter}');
    expect(onAdd).not.toHaveBeenCalled();
    expect(within(document.body).getByRole('alert').textContent).toBe('Escribe un título.');
    await userEvent.clear(input);
    await userEvent.type(input, `${'a'.repeat(201)}{Enter}`);
    expect(screen.getByRole('alert').textContent).toBe('El título tiene como máximo 200 caracteres.');
    expect(onAdd).not.toHaveBeenCalled();
  });

  it('closes by Escape, and when it is left empty', async () => {
    const { onClose, input } = await open();
    await userEvent.type(input, 'x');
    await userEvent.tab();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.type(input, '{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.clear(input);
    await userEvent.tab();
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
