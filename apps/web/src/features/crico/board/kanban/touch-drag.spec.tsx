import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { cardId, listId } from '../../area/project/board.fixtures.ts';
import { card, column, door, openBoard, titlesIn } from '../board-site.ts';
import { silent } from '../../../../testing/fake-site.ts';

const finger = { clientX: 10, clientY: 10 };
/** jsdom has touch events, but no fingers. */
const touch = (at: Element, type: string, ...fingers: object[]) =>
  act(() => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    at.dispatchEvent(Object.defineProperty(event, 'touches', { value: fingers }));
  });
const under = jest.fn<(x: number, y: number) => Element | null>();
beforeEach(() => {
  under.mockReturnValue(null);
  document.elementFromPoint = under;
});

const ghost = () => document.querySelector('body > li[aria-hidden]');
/** A board on which a finger rests on the first card until it is picked up, and has taken it over another column. */
const carrying = async () => {
  const app = await openBoard({ [door('move_cards')]: silent().door });
  const held = card('Tarea 1');
  touch(held, 'touchstart', finger);
  await screen.findByText(/^«Tarea 1»/);
  under.mockReturnValue(column('En curso').querySelector('li'));
  touch(held, 'touchmove', { clientX: 300, clientY: 20 });
  await waitFor(() => expect(under).toHaveBeenCalled());
  return { ...app, held };
};

describe('a card under a finger', () => {
  it('falls where the finger lets go of it', async () => {
    const { held, request } = await carrying();
    touch(held, 'touchend');
    expect((await request('move_cards')).body).toMatchObject({ card_ids: [cardId(1)], list_id: listId(2) });
    expect(ghost()).toBeNull();
  });

  it.each([
    ['a second finger', (held: Element) => touch(held, 'touchmove', finger, finger)],
    ['a second finger elsewhere on the board', () => touch(column('Hecho'), 'touchstart', finger, finger)],
    ['the system', (held: Element) => touch(held, 'touchcancel')],
    ['Escape', () => act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))],
  ])('is put back by %s: nothing moves, and a message shows that', async (_what, end) => {
    const { asked, held } = await carrying();
    expect(ghost()).not.toBeNull();
    end(held);
    expect(screen.getByText('«Tarea 1» vuelve a donde estaba.')).toBeTruthy();
    expect(ghost()).toBeNull();
    touch(held, 'touchend');
    expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
    expect(asked('move_cards')).toEqual([]);
  });
});
