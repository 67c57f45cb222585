import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aDelta, cardId } from '../../area/project/board.fixtures.ts';
import { card, door, openBoard } from '../board-site.ts';

const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

describe('the buttons of undo and redo', () => {
  it('name the command they would revert, and are disabled without one', async () => {
    const high = [{ of: 'card' as const, id: cardId(1), set: { priority: 'high' as const } }];
    const { asked, request } = await openBoard({
      [door('update_cards')]: (body) => ({ body: aDelta(8, high, body as object) }),
      [door('undo_command')]: (body) => ({ body: aDelta(9, high, { ...(body as object), kind: 'undo-command' }) }),
    });
    expect([isOff('Deshacer lo último'), isOff('Rehacer lo último')]).toEqual([true, true]);
    await userEvent.click(button('Deshacer lo último'));
    expect(asked('undo_command')).toEqual([]);
    act(() => card('Tarea 1').focus());
    fireEvent.keyDown(card('Tarea 1'), { key: '1' });
    await request('update_cards');
    await waitFor(() => expect(isOff('Deshacer lo último')).toBe(false));
    expect(button('Deshacer lo último').title).toBe('Deshacer lo último: «Tarea 1»: prioridad');
    await userEvent.click(button('Deshacer lo último'));
    await request('undo_command');
    await waitFor(() => expect(isOff('Rehacer lo último')).toBe(false));
    expect(isOff('Deshacer lo último')).toBe(true);
  });

  it('name a card that was made, without the fields that it was made with', async () => {
    const made = (body: unknown) => {
      const { card_id, command_id } = body as { card_id: string; command_id: string };
      const { id: _, ...set } = aCard(4, { title: 'Nueva', position: 'a9' });
      return { body: aDelta(8, [{ of: 'card', id: card_id, set }], { command_id }) };
    };
    await openBoard({ [door('create_card')]: made });
    await userEvent.keyboard('c');
    await userEvent.keyboard('Nueva{Enter}{Escape}');
    await waitFor(() => expect(button('Deshacer lo último').title).toBe('Deshacer lo último: «Nueva»'));
  });

  it('are not there for who only looks', async () => {
    await openBoard({}, { role: 'guest' });
    expect(screen.queryByRole('button', { name: 'Deshacer lo último' })).toBeNull();
  });
});
