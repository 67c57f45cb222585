import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../area/crico-site.ts';
import { aCard, aList, aPage, cardId, listId } from '../../area/project/board.fixtures.ts';
import { door, live, openBoard, project } from '../board-site.ts';
import { silent } from '../../../../testing/fake-site.ts';

const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) });
const titles = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .flatMap(({ textContent }) => /Copy of Tarea \d|Tarea \d+|Otra/.exec(textContent)?.[0] ?? []);
const cell = (title: string) => screen.getByRole('rowheader', { name: title });
const openTable = async (...args: Parameters<typeof openBoard>) => {
  const app = await openBoard(...args);
  await userEvent.click(screen.getByRole('button', { name: 'Tabla' }));
  await screen.findByRole('grid');
  return app;
};

describe('the table of a board', () => {
  it('shows each card with its badges, is in the address, and axe finds nothing', async () => {
    const { container, location } = await openTable();
    expect(titles()).toEqual(['Tarea 1', 'Tarea 2', 'Tarea 3']);
    expect(row('Tarea 1').textContent).toContain('Por hacer');
    expect(row('Tarea 2').textContent).toContain('Vencida');
    expect(row('Tarea 3').textContent).toContain('Bloqueada');
    expect(location().href).toContain('view=table');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is walked through by keys, cell by cell', async () => {
    await openTable();
    act(() => cell('Tarea 1').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(cell('Tarea 2'));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Por hacer');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(row('Tarea 3').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Seleccionar Tarea 3' }));
  });

  it('has a head that arrows reach, and sorts there', async () => {
    await openTable();
    act(() => cell('Tarea 1').focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Título' }));
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Enter}{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Tarea 3', 'Tarea 2', 'Tarea 1']));
    expect(screen.getByRole('columnheader', { name: 'Título' }).getAttribute('aria-sort')).toBe('descending');
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(
      within(screen.getByRole('grid')).getByRole('checkbox', { name: 'Seleccionar todas' }),
    );
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Seleccionar Tarea 3' }));
  });

  it('is edited in place: Enter opens and saves changes, Escape discards them', async () => {
    const { visits, request } = await openTable({ [door('save_card')]: silent().door });
    act(() => cell('Tarea 1').focus());
    await userEvent.keyboard('{Enter}');
    const title = screen.getByRole('textbox', { name: 'Título' });
    expect(document.activeElement).toBe(title);
    await userEvent.keyboard('Otra{Escape}');
    expect(titles()).toEqual(['Tarea 1', 'Tarea 2', 'Tarea 3']);
    expect(document.activeElement).toBe(cell('Tarea 1'));
    await userEvent.keyboard('{Control>}e{/Control}Otra');
    await userEvent.click(screen.getByRole('combobox', { name: /^Estado/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Hecha' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row('Otra').textContent).toContain('Hecha'));
    const commands = visits.filter(({ body }) => typeof body === 'object' && body !== null && 'command_id' in body);
    expect(commands).toHaveLength(1);
    expect((await request('save_card')).body).toMatchObject({
      card_id: cardId(1),
      set: { title: 'Otra' },
      to: { status: 'done' },
    });
  });

  it('is edited after a double click', async () => {
    await openTable();
    await userEvent.dblClick(cell('Tarea 2'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Título' }).value).toBe('Tarea 2');
  });

  it('duplicates a card below it', async () => {
    const { request } = await openTable({ [door('duplicate_card')]: silent().door });
    act(() => cell('Tarea 1').focus());
    await userEvent.keyboard('{Control>}d{/Control}');
    expect(titles()).toEqual(['Tarea 1', 'Copy of Tarea 1', 'Tarea 2', 'Tarea 3']);
    expect((await request('duplicate_card')).body).toMatchObject({ card_id: cardId(1) });
  });

  it('is for looking only to who may not change it', async () => {
    await openTable({}, { role: 'guest' });
    act(() => cell('Tarea 1').focus());
    await userEvent.keyboard('{F2}{Control>}d{/Control}');
    expect(screen.queryByRole('textbox', { name: 'Título' })).toBeNull();
    expect(titles()).toHaveLength(3);
  });
});

describe('many cards', () => {
  const many = Array.from({ length: 45 }, (_, index) => aCard(index + 1, { position: `a${100 + index}` }));
  const pages = { [door('read_board')]: () => ({ body: aPage([aList(1), aList(2)], many) }) };

  it('come in pages of twenty, or all at once and only those in sight are drawn', async () => {
    const { navigate } = await openTable(pages);
    expect(titles()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(titles()).toEqual(['Tarea 41', 'Tarea 42', 'Tarea 43', 'Tarea 44', 'Tarea 45']);
    await userEvent.click(screen.getByRole('combobox', { name: /^Tarjetas por página/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Todas' }));
    await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('46'));
    expect(titles().length).toBeLessThan(45);
    await navigate('/crico/settings');
    await navigate(`/crico/dashboard?project=${project}`);
    await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('46'));
  });

  it('are found once nothing was typed for a moment, and Escape shows all again', async () => {
    const { location } = await openTable(pages);
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = screen.getByRole('searchbox', { name: 'Buscar tarjetas' });
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('tarea 33');
    expect(titles()).toHaveLength(20);
    await waitFor(() => expect(titles()).toEqual(['Tarea 33']));
    expect(location().href).toContain('q=');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(titles()).toHaveLength(20));
    await userEvent.type(field, 'no hay');
    expect(await screen.findByText('Ninguna tarjeta coincide')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ver todas' }));
    await waitFor(() => expect(titles()).toHaveLength(20));
  });
});

describe('searched text', () => {
  it("also finds the service's results in long texts, comments and files, and none without an answer", async () => {
    const { lastRequest } = await openTable({
      [door('search_cards')]: (body) =>
        (body as { search: string }).search === 'holanes'
          ? { body: { card_ids: [cardId(2)], has_more: false } }
          : refusal(503, 'unavailable'),
    });
    const field = screen.getByRole('searchbox', { name: 'Buscar tarjetas' });
    await userEvent.type(field, ' holanes ');
    await waitFor(() => expect(titles()).toEqual(['Tarea 2']));
    await lastRequest('search_cards', { project_id: project, search: 'holanes' });
    await userEvent.clear(field);
    await userEvent.type(field, 'tarea 3');
    await waitFor(() => expect(titles()).toEqual(['Tarea 3']));
  });
});

describe('a row under a finger', () => {
  const touch = (x: number) => ({ pointerType: 'touch', clientX: x, clientY: 10 });
  const face = (title: string) => row(title).firstElementChild as HTMLElement;

  it('is swiped aside by at most 120 px, stays open past 60, and else goes back', async () => {
    await openTable();
    const shift = () => face('Tarea 1').style.transform;
    fireEvent.pointerDown(face('Tarea 1'), touch(300));
    fireEvent.pointerMove(face('Tarea 1'), touch(250));
    expect(shift()).toBe('translateX(-50px)');
    fireEvent.pointerUp(face('Tarea 1'), touch(250));
    expect(shift()).toBe('');
    fireEvent.pointerDown(face('Tarea 1'), touch(300));
    fireEvent.pointerMove(face('Tarea 1'), touch(100));
    expect(shift()).toBe('translateX(-120px)');
    fireEvent.pointerMove(face('Tarea 1'), touch(239));
    fireEvent.pointerUp(face('Tarea 1'), touch(239));
    expect(shift()).toBe('translateX(-120px)');
  });
});

describe('several cards', () => {
  it('are moved to a list at once, and a late undo reverts nothing else', async () => {
    const { asked, request } = await openTable({ [door('move_cards')]: silent().door }, { role: 'lead' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar todas' }));
    expect(screen.getByText('3 tarjetas seleccionadas')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: /^Mover a/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Hecho' }));
    expect((await request('move_cards')).body).toMatchObject({
      card_ids: [cardId(1), cardId(2), cardId(3)],
      list_id: listId(3),
    });
    expect(await screen.findByText('3 tarjetas movidas a Hecho')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Duplicar Tarea 1' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Deshacer' }).at(-1) as HTMLElement);
    expect(await screen.findByText(/Hiciste algo después/)).toBeTruthy();
    expect(asked('undo_command')).toEqual([]);
  });

  it('are deleted by leads only, once the count was confirmed', async () => {
    const { request } = await openTable({ [door('delete_cards')]: silent().door }, { role: 'lead' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Tarea 1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Tarea 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar seleccionadas' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Eliminar 2 tarjetas?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    expect(titles()).toEqual(['Tarea 3']);
    expect((await request('delete_cards')).body).toMatchObject({ card_ids: [cardId(1), cardId(2)], cascade: false });
  });

  it('need DELETE if cards wait for each other', async () => {
    const { request } = await openTable({ [door('delete_cards')]: silent().door }, { role: 'lead' });
    live(8, [{ of: 'card', id: cardId(3), set: { depends_on: { add: [cardId(1)], remove: [] } } }]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Tarea 1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Tarea 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar seleccionadas' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar 2 tarjetas?' }));
    expect(dialog.getByText(/^Otras tarjetas que esperan a estas: 1\./)).toBeTruthy();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.type(dialog.getByRole('textbox'), 'delete{Enter}');
    expect((await request('delete_cards')).body).toMatchObject({ cascade: true });
    expect(titles()).toEqual(['Tarea 3']);
  });

  it('need it for one of them in its row too', async () => {
    const { asked } = await openTable({ [door('delete_cards')]: silent().door });
    live(8, [{ of: 'card', id: cardId(1), set: { depends_on: { add: [cardId(3)], remove: [] } } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar Tarea 1' }));
    expect(await screen.findByRole('dialog', { name: 'Eliminar «Tarea 1»' })).toBeTruthy();
    expect(asked('delete_cards')).toEqual([]);
  });

  it('are not deleted by members', async () => {
    await openTable();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar todas' }));
    expect(screen.queryByRole('button', { name: 'Eliminar seleccionadas' })).toBeNull();
  });
});
