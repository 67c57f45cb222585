import { describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveState } from '../../../shell/live/live-state.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { cricoSite, refusal } from '../area/crico-site.ts';
import { aCard, aDelta, aList, aPage, cardId, listId } from '../area/project/board.fixtures.ts';
import { card, column, door, live, openBoard, project, titlesIn } from './board-site.ts';
import { silent } from '../../../testing/fake-site.ts';

describe('a board', () => {
  it('shows lists and cards with what matters of them, and axe finds nothing', async () => {
    const { container } = await openBoard();
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
    expect(card('Tarea 2').textContent).toMatch(/SN-2.*Vencida.*31 ene/);
    expect(card('Tarea 3').textContent).toContain('Bloqueada');
    expect(within(column('Hecho')).getByText('Sin tarjetas')).toBeTruthy();
    expect(screen.getByText('Conectando...')).toBeTruthy();
    act(() => liveState.write(true));
    expect(screen.getByText('En vivo')).toBeTruthy();
    act(() => liveState.write(false));
    expect(await axeFindings(container)).toEqual([]);
  });

  it('reports that a project is not theirs', async () => {
    cricoSite({ [door('read_board')]: () => refusal(403, 'forbidden') });
    await renderApp(`/crico/dashboard?project=${project}`);
    expect(await screen.findByRole('heading', { name: 'Proyecto No Autorizado' })).toBeTruthy();
  });

  it('reports that a project is deleted', async () => {
    cricoSite({ [door('read_board')]: () => refusal(404, 'not_found') });
    await renderApp(`/crico/dashboard?project=${project}`);
    expect(await screen.findByRole('heading', { name: 'Proyecto No Autorizado' })).toBeTruthy();
  });

  it('restores a card that was moved into a deleted list, and shows that', async () => {
    await openBoard({ [door('move_cards')]: () => refusal(404, 'list_not_found') });
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard(' {ArrowRight} ');
    expect(await screen.findByText('Esta lista ya no está.')).toBeTruthy();
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
    expect(screen.getByRole('button', { name: '1 cambio rechazado' })).toBeTruthy();
  });

  it('shows changes of others at once, and fetches missed ones', async () => {
    const missed = [aDelta(8, [{ of: 'card', id: cardId(1), set: { title: 'Otra' } }])];
    const { lastRequest } = await openBoard({
      [door('list_project_changes')]: () => ({ body: { deltas: missed, sequence: 9 } }),
    });
    live(9, [{ of: 'card', id: cardId(2), set: null }]);
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Otra']));
    await lastRequest('list_project_changes', expect.objectContaining({ after: 7 }));
  });

  it('is for looking only to who may not change it', async () => {
    await openBoard({}, { role: 'guest' });
    expect(screen.getByText('Puedes ver este tablero, no cambiarlo.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Agregar tarjeta/ })).toBeNull();
    await userEvent.click(card('Tarea 1'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: 'Actualizar tarjeta' })).toBeNull();
  });

  it('draws of a long list only the visible part', async () => {
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
    const { request } = await openBoard({ [door('create_card')]: create });
    await userEvent.keyboard('c');
    await userEvent.keyboard('Nueva !alta 2026-12-24{Enter}');
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2', 'Nueva']);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Título de la tarjeta nueva' });
    expect([field.value, document.activeElement]).toEqual(['', field]);
    const input = (await request('create_card')).body as { command_id: string; card_id: string };
    expect(input).toMatchObject({ list_id: listId(1), title: 'Nueva', priority: 'high', due_on: '2026-12-24' });
    const { id: _, ...set } = aCard(4, { title: 'Nueva', position: 'a9' });
    const changes = [{ of: 'card' as const, id: input.card_id, set }];
    await answer({ body: aDelta(8, changes, { command_id: input.command_id }) });
    expect(card('Nueva').textContent).toContain('SN-4');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Título de la tarjeta nueva' })).toBeNull();
  });

  it('starts it by the key where the focus is, and by the button above in the first list', async () => {
    await openBoard();
    const title = { name: 'Título de la tarjeta nueva' };
    act(() => card('Tarea 3').focus());
    await userEvent.keyboard('c');
    expect(within(column('En curso')).getByRole('textbox', title)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    act(() => card('Tarea 3').focus());
    await userEvent.click(screen.getByRole('button', { name: 'Agregar tarjeta' }));
    expect(within(column('Por hacer')).getByRole('textbox', title)).toBeTruthy();
  });

  it('removes one that was refused, and shows why', async () => {
    await openBoard({ [door('create_card')]: () => refusal(409, 'too_many_cards') });
    await userEvent.click(screen.getByRole('button', { name: 'Agregar tarjeta a En curso' }));
    await userEvent.keyboard('Nueva !alta 2026-12-24{Enter}');
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
    await user.keyboard('Nueva !alta 2026-12-24{Enter}');
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
    await userEvent.keyboard('Nueva !alta 2026-12-24{Enter}');
  };

  it('accepts no further cards from members', async () => {
    const { asked } = await openBoard({}, { lists });
    expect(within(column('En curso')).getByText('Límite de la lista alcanzado')).toBeTruthy();
    await add();
    expect(asked('create_card')).toEqual([]);
    expect(screen.getAllByText('Límite de la lista alcanzado').length).toBeGreaterThan(1);
  });

  it('may be filled further by a lead who confirms it', async () => {
    const { request } = await openBoard(
      { [door('create_card')]: () => ({ body: aDelta(8, []) }) },
      { lists, role: 'lead' },
    );
    await add();
    await userEvent.click(await screen.findByRole('button', { name: 'Exceder el límite' }));
    expect((await request('create_card')).body).toMatchObject({ override_limit: true });
  });
});
