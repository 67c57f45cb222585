import { describe, expect, it } from '@jest/globals';
import { cardId, fieldId, listId } from '../project/board.fixtures.ts';
import type { BoardCommand } from './board-commands.ts';
import { stoppedBy } from './stopped-commands.ts';

let made = 100;
const command = () => ({ project_id: listId(9), command_id: listId((made += 1)) });
const create = (card: number): BoardCommand => ({
  procedure: 'create_card',
  input: { ...command(), card_id: cardId(card), list_id: listId(1), title: 'Nueva' },
});
const update = (...cards: number[]): BoardCommand => ({
  procedure: 'update_cards',
  input: { ...command(), card_ids: cards.map(cardId), set: { title: 'Otra' } },
});
const behind = (card: number, before: number): BoardCommand => ({
  procedure: 'move_cards',
  input: { ...command(), card_ids: [cardId(card)], list_id: listId(1), before: cardId(before) },
});
const undo = (): BoardCommand => ({ procedure: 'undo_command', input: command() });
const redo = (): BoardCommand => ({ procedure: 'redo_command', input: command() });

describe('commands stopped by a refused one', () => {
  it('is what names the card that it would have made, and nothing beside it', () => {
    const [refused, own, other] = [create(1), update(1, 3), update(2)];
    expect(stoppedBy([refused, own, other])).toEqual([own]);
  });

  it('is what names a label that would have come with the card', () => {
    const [refused, other] = [create(1), update(2)] as const;
    const withLabel = {
      procedure: 'create_card',
      input: { ...refused.input, new_labels: [{ label_id: fieldId(1), name: 'Nueva', color: '#10b981' }] },
    } as BoardCommand;
    const labelled: BoardCommand = {
      procedure: 'change_card_sets',
      input: { ...command(), card_ids: [cardId(2)], add: { labels: [fieldId(1)] } },
    };
    expect(stoppedBy([withLabel, labelled, other])).toEqual([labelled]);
  });

  it('does not add a card behind one that does not exist', () => {
    expect(stoppedBy([create(1), behind(2, 1)])).toEqual([]);
  });

  it('is nothing of the same card, if the card exists anyway', () => {
    expect(stoppedBy([update(1), update(1), create(1)])).toEqual([]);
  });

  it('is the undo of it, and the redo of that, but no undo of another', () => {
    const [refused, kept, undoKept, undoRefused, redoRefused] = [update(1), update(2), undo(), undo(), redo()];
    expect(stoppedBy([refused, kept, undoKept, undoRefused, redoRefused])).toEqual([undoRefused, redoRefused]);
  });

  it('keeps the undo of an earlier command', () => {
    const [refused, takeBack, further] = [update(1), undo(), undo()];
    expect(stoppedBy([refused, takeBack, further])).toEqual([takeBack]);
  });
});
