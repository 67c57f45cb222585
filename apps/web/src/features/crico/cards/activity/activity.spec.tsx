import { expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWholeCard, cardId } from '../../area/project/board.fixtures.ts';
import { door, openBoard } from '../../board/board-site.ts';

const beto = '0190a000-0000-7000-8000-00000000b001';
const people = [{ user_id: beto, full_name: 'Beto Ruiz', email: null, avatar_url: null, role: 'member' }];
const entry = (sequence: number, card: object, values: object = {}) => ({
  ...{ sequence, at: '2026-11-01T10:00:00.000Z', by: beto, kind: 'update-cards', event: 'changed', cards: 1 },
  ...{ fields: [{ field: 'priority', old: 'low', new: 'high' }], card },
  ...values,
});
const gone = { id: cardId(9), number: 9, title: 'Ya no está' };
const doors = {
  [door('list_project_people')]: () => ({ body: { people } }),
  [door('read_card')]: () => ({ body: aWholeCard() }),
  [door('list_activity')]: (body: unknown) => ({
    body:
      (body as { before?: number }).before === 6
        ? { entries: [entry(5, gone, { event: 'deleted', fields: [] })], next: null }
        : { entries: [entry(6, { id: cardId(1), number: 1, title: 'Tarea 1' }, { cards: 3 })], next: 6 },
  }),
};

it('the activity of a project is filtered by person and kind, continues to older entries, and leads to cards', async () => {
  const { asked, location } = await openBoard(doors);
  await userEvent.click(screen.getByRole('button', { name: 'Acciones del proyecto' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Actividad' }));
  const dialog = await screen.findByRole('dialog', { name: 'Actividad' });
  expect(await within(dialog).findByText('una de 3 tarjetas')).toBeTruthy();
  expect(within(dialog).getByText('Baja').tagName).toBe('DEL');
  expect(await axeFindings(dialog)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ver anteriores' }));
  expect((await within(dialog).findByText('SN-9 Ya no está')).tagName).toBe('SPAN');
  await userEvent.click(within(dialog).getByRole('combobox', { name: /^Quién/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Beto Ruiz' }));
  await userEvent.click(within(dialog).getByRole('combobox', { name: /^Qué/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Movidas' }));
  await waitFor(() =>
    expect(asked('list_activity').map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ by: beto, kind: 'moved' }),
    ),
  );
  await userEvent.click(await within(dialog).findByRole('button', { name: 'SN-1 Tarea 1' }));
  await waitFor(() => expect(location().href).toContain('card=SN-1'));
  expect(screen.queryByRole('dialog', { name: 'Actividad' })).toBeNull();
});

it('is not offered to who only reads', async () => {
  const { asked } = await openBoard(doors, { role: 'reader' });
  expect(screen.queryByRole('button', { name: 'Acciones del proyecto' })).toBeNull();
  expect(asked('list_activity')).toEqual([]);
});
