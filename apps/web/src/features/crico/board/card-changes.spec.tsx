import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../area/crico-site.ts';
import { aCard, aDelta, aWholeCard, cardId, listId } from '../area/project/board.fixtures.ts';
import { changeRole, card, column, door, live, openBoard, titlesIn } from './board-site.ts';
import { silent } from '../../../testing/fake-site.ts';

describe('moving cards', () => {
  it('is moved by keys, is announced, and sends the visible neighbours', async () => {
    const { asked, request } = await openBoard({ [door('move_cards')]: silent().door });
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard(' ');
    expect(screen.getByText(/«Tarea 1» levantada/)).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByText('Lista En curso, posición 2 de 2.')).toBeTruthy();
    expect(asked('move_cards')).toEqual([]);
    await userEvent.keyboard(' ');
    expect(titlesIn('En curso')).toEqual(['Tarea 3', 'Tarea 1']);
    expect(document.activeElement).toBe(card('Tarea 1'));
    expect((await request('move_cards')).body).toMatchObject({
      card_ids: [cardId(1)],
      list_id: listId(2),
      before: cardId(3),
      after: null,
    });
  });

  it('is cancelled by Escape, and nothing is sent', async () => {
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
    expect(await screen.findByText('Límite de la lista alcanzado')).toBeTruthy();
  });

  it('is moved by the pointer', async () => {
    const { request } = await openBoard({ [door('move_cards')]: silent().door });
    const dragged = card('Tarea 1').closest('li') as HTMLElement;
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart(dragged, { dataTransfer });
    const over = createEvent.dragOver(column('Hecho'), { dataTransfer });
    fireEvent(column('Hecho'), Object.defineProperty(over, 'clientY', { value: 5 }));
    fireEvent.drop(column('Hecho'), { dataTransfer });
    expect(titlesIn('Hecho')).toEqual(['Tarea 1']);
    const moved = { list_id: listId(3), before: null, after: null };
    expect((await request('move_cards')).body).toMatchObject(moved);
  });
});

describe('changing cards', () => {
  it('keeps a new one that is half typed when its writer may no longer add any, as a copy', async () => {
    const { asked, container, request } = await openBoard();
    await userEvent.click(screen.getByRole('button', { name: 'Agregar tarjeta a Por hacer' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Título de la tarjeta nueva' }), 'Comprar hilo');
    changeRole('guest');
    const line = await screen.findByDisplayValue<HTMLInputElement>('Comprar hilo');
    expect(screen.getByText(/Ya no puedes cambiar tarjetas aquí/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copiar' })).toBeTruthy();
    expect(line.readOnly).toBe(true);
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.type(line, '{Enter}');
    expect(asked('create_card')).toEqual([]);
    changeRole('member');
    await userEvent.type(line, '{Enter}');
    expect((await request('create_card')).body).toMatchObject({ title: 'Comprar hilo' });
  });

  it('renames one in place', async () => {
    const { request } = await openBoard({ [door('update_cards')]: silent().door });
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard('{F2}Otra{Enter}');
    expect(titlesIn('Por hacer')).toEqual(['Otra', 'Tarea 2']);
    expect((await request('update_cards')).body).toMatchObject({ card_ids: [cardId(1)], set: { title: 'Otra' } });
    expect(document.activeElement).toBe(card('Otra'));
  });

  it('deletes one, and the toast brings it back', async () => {
    const { id, ...set } = aCard(1);
    const { request, asked } = await openBoard({
      [door('delete_cards')]: (body) => ({ body: aDelta(8, [{ of: 'card', id, set: null }], body as object) }),
      [door('undo_command')]: (body) => ({ body: aDelta(9, [{ of: 'card', id, set }], body as object) }),
    });
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard('{Delete}');
    expect(titlesIn('Por hacer')).toEqual(['Tarea 2']);
    expect(await screen.findByText('«Tarea 1» está en la papelera')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']));
    expect(asked('undo_command')).toHaveLength(1);
    expect((await request('delete_cards')).body).toMatchObject({ card_ids: [cardId(1)], cascade: false });
  });

  it('brings one back out of the trash where something was done since', async () => {
    const { id, ...set } = aCard(1);
    const { asked, request } = await openBoard({
      [door('delete_cards')]: (body) => ({ body: aDelta(8, [{ of: 'card', id, set: null }], body as object) }),
      [door('update_cards')]: (body) => ({ body: aDelta(9, [], body as object) }),
      [door('restore_cards')]: (body) => ({ body: aDelta(10, [{ of: 'card', id, set }], body as object) }),
    });
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard('{Delete}');
    act(() => card('Tarea 2').focus());
    await userEvent.keyboard('{F2}Otra{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect((await request('restore_cards')).body).toMatchObject({ card_ids: [cardId(1)] });
    expect(asked('undo_command')).toEqual([]);
  });

  it('asks for DELETE before one is deleted that others wait for, and removes the links with it', async () => {
    const { asked, request } = await openBoard({ [door('delete_cards')]: silent().door });
    live(8, [{ of: 'card', id: cardId(2), set: { depends_on: { add: [cardId(1)], remove: [] } } }]);
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard('{Delete}');
    const question = within(await screen.findByRole('dialog', { name: 'Eliminar «Tarea 1»' }));
    expect(question.getByText(/^Esperan a esta tarjeta: 1\./)).toBeTruthy();
    await userEvent.type(question.getByRole('textbox'), 'DELETE{Enter}');
    expect(question.getByText(/Activa la eliminación en cascada/)).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    expect(asked('delete_cards')).toEqual([]);
    await userEvent.click(question.getByRole('checkbox'));
    await userEvent.click(question.getByRole('button', { name: 'Eliminar tarjeta' }));
    expect((await request('delete_cards')).body).toMatchObject({ cascade: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('states what an undo could not revert, and shows it', async () => {
    const moved = [1, 2].map((number) => ({
      of: 'card' as const,
      id: cardId(number),
      set: { priority: 'high' as const },
    }));
    await openBoard({
      [door('undo_command')]: (body) => ({
        body: aDelta(9, moved.slice(0, 1), { ...(body as object), kind: 'undo-command' }),
      }),
      [door('delete_cards')]: (body) => ({ body: aDelta(8, moved, body as object) }),
      [door('read_card')]: () => ({ body: aWholeCard() }),
    });
    act(() => card('Tarea 3').focus());
    await userEvent.keyboard('{Delete}');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(/^1 cambio se queda, .*«Tarea 2»\.$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrarlas' }));
    const shown = await screen.findByRole('dialog', { name: 'Lo que se queda como está' });
    expect(await axeFindings(shown)).toEqual([]);
    await userEvent.click(within(shown).getByRole('button', { name: /Tarea 2/ }));
    expect(await screen.findByRole('dialog', { name: 'Editar tarjeta' })).toBeTruthy();
  });

  it('undoes commands from before the page was loaded, up to the visible state, and names them', async () => {
    const back = { of: 'card', id: cardId(2), set: { title: 'Como antes' } } as const;
    const { request } = await openBoard({
      [door('undo_command')]: (body) => ({
        body: aDelta(8, [back], { ...(body as object), kind: 'undo-command' }),
      }),
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('«Tarea 2»: título. Es de antes de abrir esta página.')).toBeTruthy();
    expect((await request('undo_command')).body).toMatchObject({ seen: 7 });
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
