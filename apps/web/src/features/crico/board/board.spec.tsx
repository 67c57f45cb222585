import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { liveState } from '../../../shell/live/live-state.ts';
import { publish } from '../../../shell/live/live-subscriptions.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import type { Doors } from '../../../testing/fake-site.ts';
import { aProject } from '../area/crico.fixtures.ts';
import { cricoSite, leaveCrico, refusal } from '../area/crico-site.ts';
import { aCard, aDelta, aList, aPage, cardId, listId } from './board.fixtures.ts';

jest.setTimeout(30_000);

afterEach(leaveCrico);

const { id: project } = aProject(1);
const door = (name: string) => `POST /rest/v1/rpc/${name}`;

interface Shown {
  readonly role?: ProjectRole;
  readonly lists?: readonly ListRow[];
}

/** A board of three cards on the screen, and what was asked of the service. */
const openBoard = async (doors: Doors = {}, { role = 'member', lists }: Shown = {}) => {
  const rows = lists ?? [aList(1), aList(2), aList(3)];
  const cards = [
    aCard(1),
    aCard(2, { due_on: '2026-01-31' }),
    aCard(3, { list_id: listId(2), blocked_reason: 'Falta' }),
  ];
  const visits = cricoSite({
    [door('read_board')]: () => ({ body: aPage(rows, cards, { role }) }),
    [door('list_project_changes')]: () => ({ body: { deltas: [], sequence: 7 } }),
    ...doors,
  });
  const app = await renderApp(`/crico/dashboard?project=${project}`);
  await screen.findByRole('heading', { level: 1, name: 'Proyecto 1' });
  return { ...app, visits, asked: (name: string) => visits.filter((one) => one.door === door(name)) };
};

const live = (...args: Parameters<typeof aDelta>) =>
  act(() =>
    publish({
      seq: 1,
      type: 'projects.project.changed',
      room: `project:${project}`,
      data: { projectId: project, delta: aDelta(...args) },
      traceId: '',
    }),
  );
const column = (name: string) => screen.getByRole('region', { name });
const titlesIn = (name: string) =>
  within(column(name))
    .queryAllByRole('listitem')
    .map(({ textContent }) => /Tarea \d+|Nueva|Otra/.exec(textContent)?.[0]);
const card = (title: string) => screen.getByRole('button', { name: new RegExp(title) });
/** A door that stays silent until it is told to answer. */
const silent = () => {
  const { promise, resolve } = Promise.withResolvers<{ status?: number; body: unknown }>();
  return {
    door: () => promise,
    answer: (given: { status?: number; body: unknown }) => act(async () => resolve(given)),
  };
};

describe('a board', () => {
  it('shows lists and cards with what matters of them, and axe finds nothing', async () => {
    const { container } = await openBoard();
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
    expect(card('Tarea 2').textContent).toMatch(/WEB-2.*Vencida.*31 ene/);
    expect(card('Tarea 3').textContent).toContain('Bloqueada');
    expect(within(column('Hecho')).getByText('Sin tarjetas')).toBeTruthy();
    expect(screen.getByText('Sin conexión')).toBeTruthy();
    act(() => liveState.write(true));
    expect(screen.getByText('En vivo')).toBeTruthy();
    act(() => liveState.write(false));
    expect(await axeFindings(container)).toEqual([]);
  });

  it('says that a project is not theirs', async () => {
    cricoSite({ [door('read_board')]: () => refusal(403, 'forbidden') });
    await renderApp(`/crico/dashboard?project=${project}`);
    expect(await screen.findByRole('heading', { name: 'Proyecto No Autorizado' })).toBeTruthy();
  });

  it('shows what others do at once, and fetches what was missed', async () => {
    const missed = [aDelta(8, [{ of: 'card', id: cardId(1), set: { title: 'Otra' } }])];
    const { asked } = await openBoard({
      [door('list_project_changes')]: () => ({ body: { deltas: missed, sequence: 9 } }),
    });
    live(9, [{ of: 'card', id: cardId(2), set: null }]);
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Otra']));
    expect(asked('list_project_changes').at(-1)?.body).toMatchObject({ after: 7 });
  });

  it('is for looking only to who may not change it', async () => {
    await openBoard({}, { role: 'guest' });
    expect(screen.getByText('Puedes ver este tablero, no cambiarlo.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Agregar tarjeta/ })).toBeNull();
    await userEvent.click(card('Tarea 1'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: 'Guardar' })).toBeNull();
  });

  it('draws of a long list only what is in sight', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => aCard(index + 1, { position: `a${10_000 + index}` }));
    await openBoard({ [door('read_board')]: () => ({ body: aPage([aList(1), aList(2)], many) }) });
    const rows = within(column('Por hacer')).getAllByRole('listitem');
    expect(rows.length).toBeLessThan(40);
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('5000');
  });
});

describe('adding cards', () => {
  it('shows one at once, stays for the next, and closes with Escape', async () => {
    const { door: create, answer } = silent();
    const { asked } = await openBoard({ [door('create_card')]: create });
    await userEvent.keyboard('c');
    await userEvent.keyboard('Nueva{Enter}');
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2', 'Nueva']);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Título de la tarjeta nueva' });
    expect([field.value, document.activeElement]).toEqual(['', field]);
    const input = asked('create_card')[0]?.body as { command_id: string; card_id: string };
    expect(input).toMatchObject({ list_id: listId(1), title: 'Nueva' });
    const { id: _, ...set } = aCard(4, { title: 'Nueva', position: 'a9' });
    const changes = [{ of: 'card' as const, id: input.card_id, set }];
    await answer({ body: aDelta(8, changes, { command_id: input.command_id }) });
    expect(card('Nueva').textContent).toContain('WEB-4');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Título de la tarjeta nueva' })).toBeNull();
  });

  it('takes one away that was refused, and says why', async () => {
    await openBoard({ [door('create_card')]: () => refusal(409, 'too_many_cards') });
    await userEvent.click(screen.getByRole('button', { name: 'Agregar tarjeta a En curso' }));
    await userEvent.keyboard('Nueva{Enter}');
    expect(await screen.findByText('Un proyecto tiene como máximo 100,000 tarjetas.')).toBeTruthy();
    expect(titlesIn('En curso')).toEqual(['Tarea 3']);
  });

  it('sends one again that got no answer, under the same command', async () => {
    let isDown = true;
    jest.useFakeTimers({ advanceTimers: true });
    const { asked } = await openBoard({
      [door('create_card')]: (body) =>
        isDown ? refusal(503, 'unavailable') : { body: aDelta(8, [], body as { command_id: string }) },
    });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.keyboard('c');
    await user.keyboard('Nueva{Enter}');
    await act(async () => jest.advanceTimersByTimeAsync(20_000));
    expect(titlesIn('Por hacer')).toContain('Nueva');
    expect(screen.getByText(/1 cambio por enviar/)).toBeTruthy();
    isDown = false;
    await act(async () => jest.advanceTimersByTimeAsync(20_000));
    jest.useRealTimers();
    expect(screen.queryByText(/por enviar/)).toBeNull();
    const ids = asked('create_card').map(({ body }) => (body as { command_id: string }).command_id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('a full list', () => {
  const lists = [aList(1), aList(2, { wip_limit: 1 }), aList(3)];
  const add = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Agregar tarjeta a En curso' }));
    await userEvent.keyboard('Nueva{Enter}');
  };

  it('takes no more from members', async () => {
    const { asked } = await openBoard({}, { lists });
    expect(within(column('En curso')).getByText('Límite de la columna alcanzado')).toBeTruthy();
    await add();
    expect(asked('create_card')).toEqual([]);
    expect(screen.getAllByText('Límite de la columna alcanzado').length).toBeGreaterThan(1);
  });

  it('may be filled further by a lead who confirms it', async () => {
    const { asked } = await openBoard(
      { [door('create_card')]: () => ({ body: aDelta(8, []) }) },
      { lists, role: 'lead' },
    );
    await add();
    await userEvent.click(await screen.findByRole('button', { name: 'Exceder el límite' }));
    await waitFor(() => expect(asked('create_card')[0]?.body).toMatchObject({ override_limit: true }));
  });
});

describe('moving cards', () => {
  it('goes by keys, is announced, and sends the neighbours as they are seen', async () => {
    const { asked } = await openBoard({ [door('move_cards')]: silent().door });
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard(' ');
    expect(screen.getByText(/«Tarea 1» levantada/)).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByText('Lista En curso, posición 2 de 2.')).toBeTruthy();
    expect(asked('move_cards')).toEqual([]);
    await userEvent.keyboard(' ');
    expect(titlesIn('En curso')).toEqual(['Tarea 3', 'Tarea 1']);
    expect(document.activeElement).toBe(card('Tarea 1'));
    expect(asked('move_cards')[0]?.body).toMatchObject({
      card_ids: [cardId(1)],
      list_id: listId(2),
      before: cardId(3),
      after: null,
    });
  });

  it('is taken back by Escape, and nothing is sent', async () => {
    const { asked } = await openBoard();
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard(' {ArrowRight}{Escape}');
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
    expect(screen.getByText('«Tarea 1» vuelve a donde estaba.')).toBeTruthy();
    expect(asked('move_cards')).toEqual([]);
  });

  it('returns the card when it is refused', async () => {
    const { door: move, answer } = silent();
    await openBoard({ [door('move_cards')]: move });
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard(' {ArrowRight} ');
    expect(titlesIn('En curso')).toEqual(['Tarea 1', 'Tarea 3']);
    await answer(refusal(409, 'list_full'));
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
    expect(await screen.findByText('Límite de la columna alcanzado')).toBeTruthy();
  });

  it('goes by the pointer', async () => {
    const { asked } = await openBoard({ [door('move_cards')]: silent().door });
    const dragged = card('Tarea 1').closest('li') as HTMLElement;
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart(dragged, { dataTransfer });
    const over = createEvent.dragOver(column('Hecho'), { dataTransfer });
    fireEvent(column('Hecho'), Object.defineProperty(over, 'clientY', { value: 5 }));
    fireEvent.drop(column('Hecho'), { dataTransfer });
    expect(titlesIn('Hecho')).toEqual(['Tarea 1']);
    const moved = { list_id: listId(3), before: null, after: null };
    await waitFor(() => expect(asked('move_cards')[0]?.body).toMatchObject(moved));
  });
});

describe('changing cards', () => {
  it('renames one where it stands', async () => {
    const { asked } = await openBoard({ [door('update_cards')]: silent().door });
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard('{F2}Otra{Enter}');
    expect(titlesIn('Por hacer')).toEqual(['Otra', 'Tarea 2']);
    expect(asked('update_cards')[0]?.body).toMatchObject({ card_ids: [cardId(1)], set: { title: 'Otra' } });
    expect(document.activeElement).toBe(card('Otra'));
  });

  it('sends of the editor only what was changed there', async () => {
    const { asked } = await openBoard({ [door('update_cards')]: silent().door });
    await userEvent.click(card('Tarea 1'));
    const dialog = await screen.findByRole('dialog', { name: 'Editar tarjeta' });
    expect(await axeFindings(dialog)).toEqual([]);
    live(8, [{ of: 'card', id: cardId(1), set: { title: 'Otra' } }]);
    fireEvent.change(within(dialog).getByLabelText('Fecha límite'), { target: { value: '2026-12-24' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    expect(asked('update_cards')[0]?.body).toMatchObject({ set: { due_on: '2026-12-24' } });
    expect(Object.keys((asked('update_cards')[0]?.body as { set: object }).set)).toEqual(['due_on']);
    expect(titlesIn('Por hacer')).toEqual(['Otra', 'Tarea 2']);
  });

  it('deletes one, and the toast brings it back', async () => {
    const { id, ...set } = aCard(1);
    const { asked } = await openBoard({
      [door('delete_cards')]: (body) => ({ body: aDelta(8, [{ of: 'card', id, set: null }], body as object) }),
      [door('restore_cards')]: (body) => ({ body: aDelta(9, [{ of: 'card', id, set }], body as object) }),
    });
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard('{Delete}');
    expect(titlesIn('Por hacer')).toEqual(['Tarea 2']);
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']));
    expect(asked('restore_cards')[0]?.body).toMatchObject({ card_ids: [cardId(1)] });
  });

  it('undoes and redoes by keys, but not in a field', async () => {
    const { asked } = await openBoard({
      [door('undo_command')]: (body) => ({ body: aDelta(8, [], body as object) }),
      [door('redo_command')]: () => refusal(409, 'nothing_to_redo'),
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(asked('undo_command')).toHaveLength(1));
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(await screen.findByText('No hay nada que rehacer.')).toBeTruthy();
    await userEvent.keyboard('c');
    await userEvent.keyboard('x{Control>}z{/Control}');
    expect(asked('undo_command')).toHaveLength(1);
  });
});
