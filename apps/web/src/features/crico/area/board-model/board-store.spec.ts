import { describe, expect, it } from '@jest/globals';
import type { ProjectChange, ProjectDelta } from '@nivel/contracts/projects/project-delta';
import fc from 'fast-check';
import { aCard, aDelta, aList, aPage, cardId, listId } from '../project/board.fixtures.ts';
import { changesOf, type BoardCommand } from './board-commands.ts';
import {
  boardOf,
  byPosition,
  cardsIn,
  received,
  shownBoard,
  withoutCommand,
  type Board,
  type OptimisticBoard,
} from './board-store.ts';

const lists = [aList(1), aList(2), aList(3)];
const command = { project_id: listId(9), command_id: listId(8) };

const opened = (cards = [aCard(1), aCard(2), aCard(3)]): OptimisticBoard => {
  const board = boardOf([aPage(lists, cards)]);
  if (!board) throw new Error('a page makes a board');
  return { board, ahead: [], waiting: [] };
};
const performing = (held: OptimisticBoard, given: BoardCommand): OptimisticBoard => ({
  ...held,
  waiting: [...held.waiting, { id: given.input.command_id, changes: (board: Board) => changesOf(given, board) }],
});
const titled = (number: number, title: string) => ({ of: 'card' as const, id: cardId(number), set: { title } });
const titlesIn = (held: OptimisticBoard, list: number) =>
  cardsIn(shownBoard(held), listId(list)).map(({ title }) => title);

describe('a board', () => {
  it('equals the content of its pages, field by field', () => {
    const card = aCard(4, { list_id: listId(2), priority: 'critical', assignee: listId(7), due_on: '2026-02-28' });
    const board = boardOf([aPage(lists, [aCard(1)], { next: 1 }), aPage(lists, [card], { sequence: 9 })]);
    expect(board?.cards.get(card.id)).toEqual(card);
    expect(board?.cards.size).toBe(2);
    expect(board?.sequence).toBe(7);
  });

  it('takes a delta once, and leaves the rows alone that it does not name', () => {
    const held = opened();
    const delta = aDelta(8, [titled(1, 'Otra')]);
    const after = received(received(held, [delta]), [delta, aDelta(7, [titled(1, 'Vieja')])]);
    expect(titlesIn(after, 1)).toEqual(['Otra', 'Tarea 2', 'Tarea 3']);
    expect(after.board.cards.get(cardId(2))).toBe(held.board.cards.get(cardId(2)));
  });

  it('lets a delta wait that came before another, and applies both in order', () => {
    const waiting = received(opened(), [aDelta(9, [titled(1, 'Segunda')])]);
    expect(titlesIn(waiting, 1)[0]).toBe('Tarea 1');
    expect(waiting.ahead).toHaveLength(1);
    const whole = received(waiting, [aDelta(8, [titled(1, 'Primera')])]);
    expect(titlesIn(whole, 1)[0]).toBe('Segunda');
    expect(whole.ahead).toEqual([]);
  });

  it('adds and removes cards, and ignores changes of a card that is not loaded', () => {
    const { id, ...set } = aCard(9);
    const held = received(opened(), [
      aDelta(8, [{ of: 'card', id, set }, { of: 'card', id: cardId(1), set: null }, titled(77, 'De nadie')]),
    ]);
    expect(titlesIn(held, 1)).toEqual(['Tarea 2', 'Tarea 3', 'Tarea 9']);
    expect(held.board.cards.size).toBe(3);
  });
});

describe("one's own commands", () => {
  const place = { list_id: listId(1), before: cardId(1), after: cardId(2) };
  const create: BoardCommand = {
    procedure: 'create_card',
    input: { ...command, card_id: cardId(50), title: 'Nueva', ...place },
  };
  const move: BoardCommand = { procedure: 'move_cards', input: { ...command, card_ids: [cardId(3)], ...place } };

  it('is shown whole where a card is saved, and again after what others did meanwhile', () => {
    const item = { id: listId(70), text: 'Medir' };
    const save: BoardCommand = {
      procedure: 'save_card',
      input: {
        ...{ ...command, card_id: cardId(1), set: { title: 'Otra' }, add: { tags: ['lana'] } },
        ...{ checklist: { put: [item] }, to: { list_id: listId(3) }, texts: { notes: { base_version: 0, text: 'x' } } },
      },
    };
    const held = performing(opened(), save);
    const shown = () => shownBoard(received(held, [aDelta(8, [titled(1, 'Suya'), titled(2, 'Dos')])])).cards;
    for (const cards of [shownBoard(held).cards, shown()])
      expect(cards.get(cardId(1))).toMatchObject({
        ...{ title: 'Otra', tags: ['lana'], list_id: listId(3), progress: 100 },
        checklist: [{ ...item, done: false }],
      });
    expect(shown().get(cardId(2))?.title).toBe('Dos');
    const stays: BoardCommand = { procedure: 'save_card', input: { ...save.input, to: { status: 'todo' } } };
    expect(titlesIn(performing(opened(), stays), 1)).toEqual(['Otra', 'Tarea 2', 'Tarea 3']);
  });

  it('is shown at once, in its place', () => {
    expect(titlesIn(performing(opened(), create), 1)).toEqual(['Tarea 1', 'Nueva', 'Tarea 2', 'Tarea 3']);
    expect(titlesIn(performing(opened(), move), 1)).toEqual(['Tarea 1', 'Tarea 3', 'Tarea 2']);
  });

  it('stays behind the card above, even when the one below has moved', () => {
    const input = {
      ...command,
      card_id: cardId(50),
      title: 'Nueva',
      list_id: listId(1),
      before: cardId(1),
      after: null,
    };
    const shown = titlesIn(performing(opened(), { procedure: 'create_card', input }), 1);
    expect(shown).toEqual(['Tarea 1', 'Nueva', 'Tarea 2', 'Tarea 3']);
  });

  it('goes in front of the card below if the one above has left, and else to the end', () => {
    const [from, gone] = [opened([aCard(2), aCard(3)]), { ...command, card_id: cardId(50), title: 'Nueva' }];
    const at = (after: string | null): BoardCommand => ({
      procedure: 'create_card',
      input: { ...gone, list_id: listId(1), before: cardId(1), after },
    });
    expect(titlesIn(performing(from, at(cardId(3))), 1)).toEqual(['Tarea 2', 'Nueva', 'Tarea 3']);
    expect(titlesIn(performing(from, at(cardId(66))), 1)).toEqual(['Tarea 2', 'Tarea 3', 'Nueva']);
  });

  it('completes a card in a list of finished ones', () => {
    const input = { ...command, card_ids: [cardId(1)], list_id: listId(3) };
    const shown = shownBoard(performing(opened(), { procedure: 'move_cards', input }));
    expect(shown.cards.get(cardId(1))).toMatchObject({ list_id: listId(3), progress: 100 });
  });

  it('stays on top of what others do meanwhile', () => {
    const held = performing(opened(), {
      procedure: 'update_cards',
      input: { ...command, card_ids: [cardId(1)], set: { title: 'Mía' } },
    });
    const after = received(held, [aDelta(8, [titled(1, 'De otra'), titled(2, 'De otra')])]);
    expect(titlesIn(after, 1)).toEqual(['Mía', 'De otra', 'Tarea 3']);
  });

  it('is replaced by its own delta, at any position that the service chose', () => {
    const { id, ...set } = aCard(50, { title: 'Nueva', position: 'a9' });
    const delta = aDelta(8, [{ of: 'card', id, set }], { command_id: command.command_id });
    const after = received(performing(opened(), create), [delta]);
    expect(after.waiting).toEqual([]);
    expect(titlesIn(after, 1)).toEqual(['Tarea 1', 'Tarea 2', 'Tarea 3', 'Nueva']);
  });

  it('stays while its delta waits for one that is missing', () => {
    const delta = aDelta(9, [], { command_id: command.command_id });
    const held = received(performing(opened(), create), [delta]);
    expect(titlesIn(held, 1)).toContain('Nueva');
    expect(received(held, [aDelta(8, [])]).waiting).toEqual([]);
  });

  it('disappears when it is refused, and nothing else does', () => {
    const held = performing(opened(), { procedure: 'delete_cards', input: { ...command, card_ids: [cardId(2)] } });
    expect(titlesIn(held, 1)).toEqual(['Tarea 1', 'Tarea 3']);
    expect(titlesIn(withoutCommand(held, command.command_id), 1)).toEqual(['Tarea 1', 'Tarea 2', 'Tarea 3']);
  });
});

describe('a line that loses, doubles and mixes up', () => {
  const fields = fc.record({ title: fc.string({ minLength: 1 }), progress: fc.integer({ min: 0, max: 100 }) });
  const change: fc.Arbitrary<ProjectChange> = fc.oneof(
    fc.record({ number: fc.integer({ min: 1, max: 6 }), set: fields }).map(({ number, set }) => ({
      of: 'card' as const,
      id: cardId(number),
      set,
    })),
    fc.integer({ min: 1, max: 6 }).map((number) => ({ of: 'card' as const, id: cardId(number), set: null })),
    fc.integer({ min: 1, max: 6 }).map((number) => {
      const { id, ...set } = aCard(number);
      return { of: 'card' as const, id, set };
    }),
  );
  const history = fc
    .array(fc.array(change, { maxLength: 3 }), { minLength: 1, maxLength: 30 })
    .map((all) => all.map((changes, index) => aDelta(8 + index, changes)));
  const heard = (deltas: readonly ProjectDelta[]) =>
    fc.array(fc.array(fc.constantFrom(...deltas), { maxLength: 5 }), { maxLength: 20 });
  const stateOf = ({ board }: OptimisticBoard) =>
    JSON.stringify([board.sequence, ...[...board.cards.values()].sort(byPosition)]);

  it("returns to the service's state, once missed changes are fetched", () => {
    const everything = history.chain((deltas) => fc.tuple(fc.constant(deltas), heard(deltas)));
    fc.assert(
      fc.property(everything, ([deltas, messages]) => {
        const service = received(opened(), deltas);
        const client = messages.reduce(received, opened());
        const missed = deltas.filter(({ sequence }) => sequence > client.board.sequence);
        expect(stateOf(received(client, missed))).toBe(stateOf(service));
      }),
      { numRuns: 300 },
    );
  });
});
