import { describe, expect, it } from '@jest/globals';
import type { LabelRow } from '@nivel/contracts/projects/board-shape';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aList, aPage, cardId, listId } from '../../area/project/board.fixtures.ts';
import { card, door, openBoard } from '../board-site.ts';
import { silent } from '../../../../testing/fake-site.ts';

const drag = (title: string, to: HTMLElement, y: number) => {
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(card(title).closest('li') as HTMLElement, { dataTransfer });
  const over = createEvent.dragOver(to, { dataTransfer });
  fireEvent(to, Object.defineProperty(over, 'clientY', { value: y }));
  fireEvent.drop(to, { dataTransfer });
};
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

const lane = (name: string) => within(screen.getByRole('region', { name }));
const inLane = (of: string, list: string) => lane(of).getByRole('group', { name: list });

describe('swimlanes', () => {
  it('have the value that their cards share, and a card that enters one gets it by the same command', async () => {
    const { asked, container, request } = await openBoard({ [door('move_cards')]: silent().door });
    await choose('Carriles', 'Prioridad');
    expect(lane('Media').getAllByRole('listitem')).toHaveLength(3);
    expect(await axeFindings(container)).toEqual([]);
    drag('Tarea 1', inLane('Crítica', 'En curso'), 5);
    expect(inLane('Crítica', 'En curso').textContent).toContain('Tarea 1');
    expect(screen.getByText(/«Tarea 1» en su lugar. Carril Crítica. Lista En curso/)).toBeTruthy();
    const moved = { card_ids: [cardId(1)], list_id: listId(2), set: { priority: 'critical' } };
    expect((await request('move_cards')).body).toMatchObject(moved);
    expect(asked('update_cards')).toEqual([]);
  });

  it('give their value to new cards, unless the typed line sets another', async () => {
    const { request } = await openBoard({ [door('create_card')]: silent().door });
    await choose('Carriles', 'Prioridad');
    await userEvent.click(lane('Alta').getByRole('button', { name: 'Agregar tarjeta a Por hacer' }));
    await userEvent.keyboard('Nueva{Enter}Otra !baja{Enter}{Escape}');
    expect(inLane('Alta', 'Por hacer').textContent).toContain('Nueva');
    expect(inLane('Baja', 'Por hacer').textContent).toContain('Otra');
    expect((await request('create_card')).body).toMatchObject({ title: 'Nueva', priority: 'high' });
  });

  it('leave the order alone where they are sorted', async () => {
    const { asked, request } = await openBoard({ [door('update_cards')]: silent().door });
    await choose('Carriles', 'Prioridad');
    await choose('Orden', 'Título');
    drag('Tarea 1', inLane('Crítica', 'Por hacer'), 5);
    const changed = { card_ids: [cardId(1)], set: { priority: 'critical' } };
    expect((await request('update_cards')).body).toMatchObject(changed);
    expect(asked('move_cards')).toEqual([]);
  });

  it('take several cards in by one command where they are sorted, those of the list and those of others', async () => {
    const lists = [aList(1), aList(2)];
    const cards = [aCard(1), aCard(2, { list_id: listId(2), progress: 40 })];
    const { asked } = await openBoard(
      { [door('put_cards')]: silent().door, [door('read_board')]: () => ({ body: aPage(lists, cards) }) },
      { lists },
    );
    await choose('Carriles', 'Prioridad');
    await choose('Orden', 'Título');
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard('x');
    act(() => card('Tarea 2').focus());
    await userEvent.keyboard('x');
    drag('Tarea 1', inLane('Crítica', 'Por hacer'), 5);
    expect(inLane('Crítica', 'Por hacer').textContent).toMatch(/Tarea 1.*Tarea 2/);
    const set = { priority: 'critical' };
    const update = [
      { card_id: cardId(2), list_id: listId(1), set },
      { card_id: cardId(1), set },
    ];
    await waitFor(() => expect(asked('put_cards').map(({ body }) => body)).toMatchObject([{ update }]));
    expect([...asked('update_cards'), ...asked('move_cards')]).toEqual([]);
  });
});

describe('swimlanes of a simple board', () => {
  it.each(['Como en el tablero', 'Título'])(
    'give their value also with a status without a list, in %s',
    async (order) => {
      const { asked, request } = await openBoard({ [door('set_card_status')]: silent().door });
      await userEvent.click(screen.getByRole('button', { name: 'Kanban simple' }));
      await choose('Carriles', 'Prioridad');
      await choose('Orden', order);
      drag('Tarea 1', inLane('Crítica', 'En revisión'), 5);
      expect(lane('Crítica').getByText('Tarea 1')).toBeTruthy();
      const given = { card_ids: [cardId(1)], status: 'review', set: { priority: 'critical' } };
      expect((await request('set_card_status')).body).toMatchObject(given);
      expect([...asked('update_cards'), ...asked('move_cards')]).toEqual([]);
    },
  );
});

describe('swimlanes by label', () => {
  const [design, urgent, other] = [21, 22, 23].map((number) => ({
    id: listId(number),
    name: ['Diseño', 'Urgente', 'Web'][number - 21] ?? '',
    color: '#3b82f6',
  })) as [LabelRow, LabelRow, LabelRow];
  const labels = [design, urgent, other];
  const both = aCard(1, { labels: [design.id, other.id] });
  const openLanes = async () => {
    const page = aPage([aList(1), aList(2)], [both, aCard(2, { labels: [urgent.id] })], { labels });
    const app = await openBoard({
      [door('read_board')]: () => ({ body: page }),
      [door('move_cards')]: silent().door,
      [door('create_card')]: silent().door,
    });
    await choose('Carriles', 'Etiqueta');
    return app;
  };
  const within1 = (of: string) => lane(of).getByRole('button', { name: /Tarea 1/ });

  it('take the label of the lane that a card leaves, give that of the other, and leave its others', async () => {
    const { request } = await openLanes();
    act(() => within1('Diseño').focus());
    await userEvent.keyboard(' {ArrowDown} ');
    expect(inLane('Urgente', 'Por hacer').textContent).toContain('Tarea 1');
    expect(screen.queryByRole('region', { name: 'Diseño' })).toBeNull();
    expect(inLane('Web', 'Por hacer').textContent).toContain('Tarea 1');
    expect(document.activeElement).toBe(within1('Urgente'));
    const moved = { card_ids: [cardId(1)], add: { labels: [urgent.id] }, remove: { labels: [design.id] } };
    expect((await request('move_cards')).body).toMatchObject(moved);
  });

  it('are traversed by keys card by card, also where a card is in several', async () => {
    await openLanes();
    act(() => within1('Web').focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(lane('Urgente').getByRole('button', { name: /Tarea 2/ }));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(within1('Diseño'));
  });

  it('give their label to cards that are written in them', async () => {
    const { request } = await openLanes();
    await userEvent.click(lane('Urgente').getByRole('button', { name: 'Agregar tarjeta a En curso' }));
    await userEvent.keyboard('Nueva{Enter}{Escape}');
    expect(inLane('Urgente', 'En curso').textContent).toContain('Nueva');
    expect((await request('create_card')).body).toMatchObject({ labels: [urgent.id] });
  });
});

describe('swimlanes by a field of the project', () => {
  const [stage, cut, sewn] = [31, 32, 33].map(listId) as [string, string, string];
  const choices = [
    { id: cut, name: 'Corte' },
    { id: sewn, name: 'Costura' },
  ];
  const field: FieldRow = { id: stage, name: 'Etapa', kind: 'choice', currency: null, choices, position: 'a0' };
  const openStages = async () => {
    const page = aPage([aList(1), aList(2)], [aCard(1, { fields: { [stage]: sewn } })], { fields: [field] });
    const doors = { [door('move_cards')]: silent().door, [door('create_card')]: silent().door };
    const app = await openBoard({ [door('read_board')]: () => ({ body: page }), ...doors });
    await choose('Carriles', 'Etapa');
    return app;
  };

  it('follow the order of the choices, and give their value', async () => {
    const { container, request } = await openStages();
    const named = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(named.filter((name) => name?.includes('tarjeta'))).toEqual([
      'Corte: 0 tarjetas',
      'Costura: 1 tarjeta',
      'Sin Etapa: 0 tarjetas',
    ]);
    expect(await axeFindings(container)).toEqual([]);
    drag('Tarea 1', inLane('Corte', 'En curso'), 5);
    expect(inLane('Corte', 'En curso').textContent).toContain('Tarea 1');
    expect((await request('move_cards')).body).toMatchObject({ set: { fields: { [stage]: cut } } });
  });

  it('say it of cards that are written in them', async () => {
    const { request } = await openStages();
    await userEvent.click(lane('Costura').getByRole('button', { name: 'Agregar tarjeta a Por hacer' }));
    await userEvent.keyboard('Nueva{Enter}{Escape}');
    expect(inLane('Costura', 'Por hacer').textContent).toContain('Nueva');
    expect((await request('create_card')).body).toMatchObject({ fields: { [stage]: sewn } });
  });

  it('are groups of the table too', async () => {
    await openStages();
    await userEvent.click(screen.getByRole('button', { name: 'Tabla' }));
    await choose('Agrupar', 'Etapa');
    expect(await screen.findByText('Costura: 1 tarjeta')).toBeTruthy();
  });
});
