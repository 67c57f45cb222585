import { describe, expect, it } from '@jest/globals';
import { aDelta, cardId } from '../project/board.fixtures.ts';
import { OwnCommands } from './own-commands.ts';

const delta = (sequence: number, kind: string, ...cards: number[]) =>
  aDelta(
    sequence,
    cards.map((card) => ({ of: 'card' as const, id: cardId(card), set: { title: 'x' } })),
    { kind },
  );
const left = (...deltas: ReturnType<typeof delta>[]) => {
  const own = new OwnCommands();
  deltas.forEach((one) => own.note(one));
  return own.leftBy(deltas.at(-1)?.command_id ?? '').map(({ id }) => id);
};

describe('changes that an undo did not revert', () => {
  it('are those of the command that the undo did not revert', () => {
    expect(left(delta(1, 'move-cards', 1, 2, 3), delta(2, 'undo-command', 2))).toEqual([cardId(1), cardId(3)]);
    expect(left(delta(1, 'move-cards', 1, 2), delta(2, 'undo-command', 1, 2))).toEqual([]);
  });

  it('is about the command whose turn it is', () => {
    const [first, second] = [delta(1, 'move-cards', 1, 2), delta(2, 'move-cards', 3, 4)];
    expect(left(first, second, delta(3, 'undo-command', 3, 4), delta(4, 'undo-command', 1))).toEqual([cardId(2)]);
    expect(left(first, delta(3, 'undo-command', 1, 2), delta(4, 'redo-command', 2))).toEqual([cardId(1)]);
    expect(left(first, delta(3, 'undo-command', 1, 2), second, delta(4, 'undo-command', 4))).toEqual([cardId(3)]);
  });

  it('does not know commands from before the page was loaded, which it shows', () => {
    const own = new OwnCommands();
    const [first, undoFirst, undoEarlier] = [
      delta(1, 'move-cards', 1),
      delta(2, 'undo-command', 1),
      delta(3, 'undo-command', 2),
    ];
    [first, undoFirst, undoEarlier].forEach((one) => own.note(one));
    expect([undoFirst, undoEarlier].map((one) => own.isEarlier(one.command_id))).toEqual([false, true]);
    expect(own.leftBy(undoEarlier.command_id)).toEqual([]);
  });

  it('is nothing where something else was undone', () => {
    expect(left(delta(1, 'move-cards', 1, 2), delta(2, 'undo-command', 7))).toEqual([]);
    expect(left(delta(2, 'undo-command', 7))).toEqual([]);
  });
});
