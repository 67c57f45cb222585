import { expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aList, aPage, aWholeCard, cardId, listId } from '../area/project/board.fixtures.ts';
import { card, door, openBoard } from './board-site.ts';

const gone = '0190a000-0000-7000-8000-00000000b001';
const people = [{ user_id: gone, full_name: 'Beto Ruiz', email: null, avatar_url: null, role: null }];
const entry = {
  ...{ sequence: 6, at: '2026-11-01T10:00:00.000Z', by: gone, kind: 'update-cards', event: 'changed', cards: 1 },
  fields: [{ field: 'assignee', old: null, new: gone }],
  card: { id: cardId(1), number: 1, title: 'Tarea 1' },
};
const doors = {
  [door('list_project_people')]: () => ({ body: { people } }),
  [door('read_board')]: () => ({ body: aPage([aList(1)], [aCard(1, { assignee: gone, list_id: listId(1) })]) }),
  [door('read_card')]: () => ({ body: aWholeCard() }),
  [door('list_activity')]: () => ({ body: { entries: [entry], next: null } }),
};

it('a removed person is struck through on the card, in the table and in the history', async () => {
  await openBoard(doors);
  const note = await screen.findByText('responsable: Beto Ruiz (ya no está)');
  expect(note.parentElement?.querySelector('.line-through')?.textContent).toBe('BE');
  await userEvent.click(screen.getByRole('button', { name: 'Acciones del proyecto' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Actividad' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Actividad' }));
  const names = await dialog.findAllByText('Beto Ruiz');
  expect(names.map(({ tagName }) => tagName)).toEqual(expect.arrayContaining(['S', 'S']));
  expect(await axeFindings(document.body)).toEqual([]);
});

it('so in the table', async () => {
  await openBoard(doors, { search: { view: 'table' } });
  const cell = await screen.findByText('Beto Ruiz', { selector: 's' });
  expect(cell.parentElement?.getAttribute('aria-hidden')).toBe('true');
});

it('so where they have a card, watch it, commented on it or added a file', async () => {
  const comment = {
    ...{ id: '0190a000-0000-7000-8000-00000000c001', card_id: cardId(1), number: 1, parent_id: null, author_id: gone },
    ...{ is_team_only: false, text: 'Nota', version: 1, created_at: '2026-11-01T10:00:00.000Z', edited_at: null },
    ...{ is_deleted: false, files: [], reactions: [] },
  };
  const file = {
    ...{ id: '0190a000-0000-7000-8000-00000000f001', name: 'plano.txt', bytes: 9, preview: null, added_by: gone },
    added_at: '2026-11-01T10:00:00.000Z',
  };
  const named = [{ user_id: gone, full_name: 'Beto Ruiz' }];
  const shown = aCard(1, { assignee: gone, watchers: [gone], list_id: listId(1) });
  await openBoard({
    ...doors,
    [door('read_board')]: () => ({ body: aPage([aList(1)], [shown]) }),
    [door('list_comments')]: () => ({ body: { comments: [comment], people: named, read: 1, next: null } }),
    [door('list_attachments')]: () => ({ body: { attachments: [file], people: named, most_bytes: 26_214_400 } }),
  });
  await userEvent.click(card('Tarea 1'));
  const field = (await screen.findByRole('button', { name: /^Responsable Beto Ruiz/ })).parentElement;
  expect(field?.querySelector('[aria-hidden].line-through')?.textContent).toBe('BE');
  const watchers = await screen.findByRole('list', { name: 'Siguen la tarjeta' });
  expect(within(watchers).getByText('Beto Ruiz').tagName).toBe('S');
  const talk = within(await screen.findByRole('region', { name: 'Comentarios' }));
  expect((await talk.findByText('Beto Ruiz')).tagName).toBe('S');
  const item = (await screen.findByText('plano.txt')).closest('li');
  expect(item?.querySelector('s')?.textContent).toBe('Beto Ruiz');
});
