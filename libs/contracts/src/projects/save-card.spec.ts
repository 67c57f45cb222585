import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { saveCard } from './save-card.operation.ts';

const card = { project_id: v7(), command_id: v7(), card_id: v7() };
const isTaken = (given: object): boolean => saveCard.input.safeParse({ ...card, ...given }).success;

describe('what saves a card', () => {
  it('leaves out unchanged fields', () => {
    expect(saveCard.input.parse(card)).toEqual({
      ...card,
      set: {},
      add: {},
      remove: {},
      texts: {},
      override_limit: false,
    });
  });

  it('names one place at most, and no field that a card has not', () => {
    const [to_list, to_status] = [{ list_id: v7() }, { status: 'done' }];
    expect([to_list, to_status].map((to) => isTaken({ to }))).toEqual([true, true]);
    expect(isTaken({ to: { ...to_list, ...to_status } })).toBe(false);
    expect(isTaken({ to: {} })).toBe(false);
    expect(isTaken({ set: { position: 'a1' } })).toBe(false);
  });

  it('says of each long text which one was changed', () => {
    expect(isTaken({ texts: { notes: { base_version: 0, text: 'x' } } })).toBe(true);
    expect(isTaken({ texts: { notes: { text: 'x' } } })).toBe(false);
    expect(isTaken({ texts: { title: { base_version: 0, text: 'x' } } })).toBe(false);
  });
});
