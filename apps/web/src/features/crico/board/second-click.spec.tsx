import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aDelta, aWholeCard, cardId } from '../area/project/board.fixtures.ts';
import { card, column, door, live, openBoard, titlesIn } from './board-site.ts';
import { silent } from '../../../testing/fake-site.ts';

const { id, ...set } = aCard(1);
const gone = (body: unknown) => ({ body: aDelta(8, [{ of: 'card', id, set: null }], body as object) });
const back = (body: unknown) => ({ body: aDelta(9, [{ of: 'card', id, set }], body as object) });

describe('the second click', () => {
  it('makes no second card', async () => {
    const { asked } = await openBoard({ [door('create_card')]: silent().door });
    await userEvent.keyboard('c');
    await userEvent.keyboard('Nueva{Enter}{Enter}');
    await waitFor(() => expect(asked('create_card')).toHaveLength(1));
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2', 'Nueva']);
  });

  it('deletes nothing else, from the details of a card', async () => {
    const { asked } = await openBoard({
      [door('read_card')]: () => ({ body: aWholeCard() }),
      [door('delete_cards')]: silent().door,
    });
    await userEvent.click(card('Tarea 1'));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar tarjeta' }));
    const question = within(await screen.findByRole('dialog', { name: 'Eliminar «Tarea 1»' }));
    await userEvent.type(question.getByRole('textbox'), 'DELETE');
    await userEvent.dblClick(question.getByRole('button', { name: 'Eliminar tarjeta' }));
    await waitFor(() => expect(asked('delete_cards')).toHaveLength(1));
    expect(titlesIn('Por hacer')).toEqual(['Tarea 2']);
  });

  it('brings a card back once', async () => {
    const { asked } = await openBoard({ [door('delete_cards')]: gone, [door('undo_command')]: back });
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard('{Delete}');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']));
    expect(asked('undo_command')).toHaveLength(1);
  });
});

describe('a second tab with the same board', () => {
  it('shows the effect of the first one once, whether the answer or the room reports it first', async () => {
    const { asked } = await openBoard({ [door('delete_cards')]: gone });
    act(() => card('Tarea 1').focus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(asked('delete_cards')).toHaveLength(1));
    live(8, [{ of: 'card', id, set: null }]);
    expect(titlesIn('Por hacer')).toEqual(['Tarea 2']);
    live(9, [{ of: 'card', id: cardId(2), set: { title: 'Otra' } }]);
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Otra']));
    expect(within(column('Por hacer')).getAllByRole('listitem')).toHaveLength(1);
  });
});
