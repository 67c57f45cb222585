import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aDelta, aField, aList, aPage, cardId, fieldId } from '../../area/project/board.fixtures.ts';
import { card, door, openBoard } from '../board-site.ts';
import { together, wouldChange } from './bulk-fields.ts';

const label = { id: fieldId(7), name: 'Taller', color: '#3b82f6' };
const open = async () => {
  const cards = [aCard(1, { priority: 'high' }), aCard(2)];
  const fields = [aField(1, { name: 'Importe', kind: 'money', currency: 'MXN' })];
  const page = aPage([aList(1), aList(3)], cards, { role: 'member', fields, labels: [label] });
  const app = await openBoard({
    [door('read_board')]: () => ({ body: page }),
    [door('update_cards')]: (body) => ({ body: aDelta(8, [], body as object) }),
    [door('undo_command')]: (body) => ({ body: aDelta(9, [], body as object) }),
  });
  for (const title of ['Tarea 1', 'Tarea 2']) fireEvent.keyDown(card(title), { key: 'x' });
  await userEvent.click(await screen.findByRole('button', { name: 'Editar...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar 2 tarjetas' }));
  const add = async (name: string) => {
    await userEvent.click(dialog.getByRole('combobox', { name: /^Campo a cambiar/ }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  const choose = async (name: RegExp, option: string) => {
    await userEvent.click(dialog.getByRole('combobox', { name }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  const apply = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Cambiar' });
  return { ...app, dialog, add, choose, apply };
};

describe('all chosen cards', () => {
  it('are changed by one command, after a summary of the changes, and restored by one', async () => {
    const { dialog, add, choose, apply, asked, request } = await open();
    expect(apply().disabled).toBe(true);
    await add('Prioridad');
    await choose(/^Prioridad/, 'Alta');
    expect(dialog.getByRole('status').textContent).toContain('Cambia 1 de 2 tarjetas.');
    expect(dialog.getByRole('status').textContent).toContain('Prioridad: Alta');
    await add('Importe');
    fireEvent.change(dialog.getByLabelText('Importe (MXN)'), { target: { value: '10' } });
    fireEvent.blur(dialog.getByLabelText('Importe (MXN)'));
    await add('Agregar etiqueta');
    await choose(/^Agregar etiqueta/, 'Taller');
    await add('Fecha límite');
    await userEvent.click(dialog.getByRole('button', { name: 'Vaciar Fecha límite' }));
    expect(dialog.getByRole('status').textContent).toContain('Cambia 2 de 2 tarjetas.');
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(apply());
    await waitFor(() => expect(asked('update_cards')).toHaveLength(1));
    expect((await request('update_cards')).body).toMatchObject({
      card_ids: [cardId(1), cardId(2)],
      set: { priority: 'high', due_on: null, fields: { [fieldId(1)]: 1000 } },
      add: { labels: [label.id] },
    });
    await screen.findByText('2 tarjetas cambiadas');
  });

  it('are not changed to invalid values of a field', async () => {
    const { dialog, add, apply, asked } = await open();
    await add('Avance');
    fireEvent.change(dialog.getByLabelText('Avance'), { target: { value: '250' } });
    fireEvent.blur(dialog.getByLabelText('Avance'));
    expect(dialog.getByRole('status').textContent).toContain('No es posible: Avance: 250');
    expect(apply().disabled).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Dejar Avance como está' }));
    expect(dialog.queryByLabelText('Avance')).toBeNull();
    expect(asked('update_cards')).toEqual([]);
  });
});

it('combines several changes into one, and shows whether a card does not change', () => {
  const one = { set: { priority: 'high' as const, fields: { a: 1 } }, add: { labels: ['x'] } };
  const edit = together([one, { set: { fields: { b: null } }, add: { labels: ['y'] }, remove: { tags: ['t'] } }]);
  const both = {
    set: { priority: 'high', fields: { a: 1, b: null } },
    add: { labels: ['x', 'y'] },
    remove: { tags: ['t'] },
  };
  expect(edit).toEqual(both);
  const same = aCard(1, { priority: 'high', fields: { a: 1 }, labels: ['x', 'y'] });
  expect(wouldChange(same, edit)).toBe(false);
  expect(wouldChange({ ...same, tags: ['t'] }, edit)).toBe(true);
  expect(wouldChange({ ...same, fields: { a: 1, b: 2 } }, edit)).toBe(true);
  expect(wouldChange({ ...same, labels: ['x'] }, edit)).toBe(true);
});
