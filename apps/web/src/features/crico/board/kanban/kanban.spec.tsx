import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
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

  it('are moved all or none where a list has a limit, and the message says how many fit', async () => {
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
  it('explains its keys where it is, and not elsewhere', async () => {
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
  it('names what was undone, and why something was not', async () => {
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
