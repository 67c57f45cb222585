import { describe, expect, it } from '@jest/globals';
import type { LabelRow } from '@nivel/contracts/projects/board-shape';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../area/crico-site.ts';
import { aCard, aDelta, aList, aPage, cardId, listId } from '../../area/project/board.fixtures.ts';
import { card, column, door, openBoard, project, titlesIn } from '../board-site.ts';
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

describe('a simple board', () => {
  it('has a column per status, and a dropped card goes into the list of the card above', async () => {
    const lists = [aList(1), aList(2), aList(3)];
    const { container, request } = await openBoard({ [door('move_cards')]: silent().door }, { lists });
    await userEvent.click(screen.getByRole('button', { name: 'Kanban simple' }));
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2', 'Tarea 3']);
    expect(titlesIn('En revisión')).toEqual([]);
    expect(await axeFindings(container)).toEqual([]);
    drag('Tarea 1', column('Por hacer'), 10_000);
    const moved = { list_id: listId(2), before: cardId(3) };
    expect((await request('move_cards')).body).toMatchObject(moved);
  });

  it('gives a status for which there is no list yet', async () => {
    const { request } = await openBoard({ [door('set_card_status')]: silent().door });
    await userEvent.click(screen.getByRole('button', { name: 'Kanban simple' }));
    drag('Tarea 1', column('En revisión'), 5);
    expect((await request('set_card_status')).body).toMatchObject({ card_ids: [cardId(1)], status: 'review' });
  });
});

const lane = (name: string) => within(screen.getByRole('region', { name }));
const inLane = (of: string, list: string) => lane(of).getByRole('group', { name: list });

describe('swimlanes', () => {
  it('have the common value of their cards, and a card that enters one gets it by the same command', async () => {
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

  it('give their value to the cards that are written in them, unless the line sets another', async () => {
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
    'set a status without a list together with their value, in %s',
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

  it('are traversed card by card, also if one is in several', async () => {
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

  it('are in the order of its choices, and give their value', async () => {
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

  it('give it to cards that are written in them', async () => {
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

describe('several cards', () => {
  it('are dragged together, in the order of the board', async () => {
    const { request } = await openBoard({ [door('move_cards')]: silent().door });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar todas las de Por hacer' }));
    drag('Tarea 2', column('Hecho'), 5);
    expect(titlesIn('Hecho')).toEqual(['Tarea 1', 'Tarea 2']);
    const moved = { card_ids: [cardId(1), cardId(2)], list_id: listId(3) };
    expect((await request('move_cards')).body).toMatchObject(moved);
  });

  it('are carried together by keys, and Delete asks before it takes all of them', async () => {
    const { request } = await openBoard({ [door('move_cards')]: silent().door }, { role: 'lead' });
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard('x{ArrowDown}x');
    expect(screen.getByText('2 tarjetas seleccionadas')).toBeTruthy();
    await userEvent.keyboard(' {ArrowRight} ');
    expect((await request('move_cards')).body).toMatchObject({ card_ids: [cardId(1), cardId(2)], list_id: listId(2) });
    act(() => card('Tarea 2').focus());
    await userEvent.keyboard('{Delete}');
    expect(await screen.findByRole('dialog', { name: '¿Eliminar 2 tarjetas?' })).toBeTruthy();
  });

  it('are moved all or none if a list has a limit, and the message states how many fit', async () => {
    const lists = [aList(1), aList(2), aList(3, { wip_limit: 1 })];
    const { asked } = await openBoard({}, { lists });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar todas las de Por hacer' }));
    drag('Tarea 1', column('Hecho'), 5);
    expect(await screen.findByText('Caben 1 de 2 tarjetas.')).toBeTruthy();
    expect(asked('move_cards')).toEqual([]);
  });
});

describe('a column', () => {
  it('stays folded for who folded it', async () => {
    const { navigate } = await openBoard();
    await userEvent.click(screen.getByRole('button', { name: 'Plegar Por hacer' }));
    expect(titlesIn('Por hacer')).toEqual([]);
    await navigate('/crico/settings');
    await navigate(`/crico/dashboard?project=${project}`);
    const unfold = await screen.findByRole('button', { name: 'Desplegar Por hacer' });
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(unfold);
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
  });

  it('that is sorted is not reordered, but a card can leave it', async () => {
    const { asked, request } = await openBoard({ [door('move_cards')]: silent().door });
    await choose('Orden', 'Título');
    drag('Tarea 1', column('Por hacer'), 10_000);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(asked('move_cards')).toEqual([]);
    drag('Tarea 1', column('Hecho'), 5);
    expect((await request('move_cards')).body).toMatchObject({ list_id: listId(3) });
  });
});

describe('a card', () => {
  it('shows three labels and three tags, and counts the others', async () => {
    const labels = [1, 2, 3, 4, 5].map((number) => ({ id: listId(20 + number), name: `E${number}`, color: '#3b82f6' }));
    const tags = ['a', 'b', 'c', 'd'];
    const marked = aCard(1, { labels: labels.map(({ id }) => id), tags });
    const page = aPage([aList(1)], [marked], { labels });
    page.label_ids = labels.map(({ id }) => id);
    for (const packed of page.cards) packed[11] = { labels: [0, 1, 2, 3, 4], tags };
    await openBoard({ [door('read_board')]: () => ({ body: page }) });
    const { textContent } = card('Tarea 1');
    expect(textContent).toMatch(/E1E2E3\+2 etiquetas más/);
    expect(textContent).toMatch(/abc\+1 marcas más/);
    expect(textContent).not.toContain('E4');
  });
});

describe('the keyboard', () => {
  it('shows the shortcuts here, and elsewhere no more', async () => {
    const { navigate } = await openBoard();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Agregar una tarjeta')).toBeTruthy();
    expect(await axeFindings(dialog)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await navigate('/crico/settings');
    await userEvent.keyboard('?');
    expect(within(await screen.findByRole('dialog')).queryByText('Agregar una tarjeta')).toBeNull();
  });
});

describe('taking back', () => {
  it('shows what was undone, and why something stays as it is', async () => {
    const details = { changed: [{ of: 'card', id: cardId(2), fields: ['title'] }] };
    await openBoard({
      [door('undo_command')]: (body) => ({
        body: aDelta(8, [{ of: 'card', id: cardId(1), set: { due_on: null } }], body as object),
      }),
      [door('redo_command')]: () => ({
        ...refusal(409, 'changed_since'),
        body: { code: 'changed_since', message: '', details },
      }),
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('«Tarea 1»: fecha límite')).toBeTruthy();
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(await screen.findByText('«Tarea 2»: título')).toBeTruthy();
    expect(screen.getByText('Alguien lo cambió desde entonces, así que se queda como está.')).toBeTruthy();
  });

  it('is found by name with all that can be done to the board', async () => {
    await openBoard();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Busca qué hacer' }), 'Vista: Tabla');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('grid')).toBeTruthy();
  });
});
