import { describe, expect, it, jest } from '@jest/globals';
import { unsentPaths } from '../../../../shell/storage/unsent-drafts.ts';
import { limits } from '../../../../limits/limits.ts';
import { cardPath, forgetDraft, keepDraft, keepDraftSoon, readDraft } from './drafts.ts';

describe('drafts of cards', () => {
  const path = (number: number) => cardPath('p', `SN-${number}`);

  it('survive by person and card, until they are forgotten', () => {
    keepDraft('ana', path(1), { title: 'Nuevo' });
    expect(readDraft('ana', path(1))).toEqual({ title: 'Nuevo' });
    expect(readDraft('beto', path(1))).toBeNull();
    expect(readDraft('ana', path(2))).toBeNull();
    forgetDraft('ana', path(1));
    expect(readDraft('ana', path(1))).toBeNull();
  });

  it('are limited in number: the oldest are deleted, and those of other areas stay', () => {
    jest.useFakeTimers();
    localStorage.setItem('nivel.unsent.ana./dashboard/x', '{}');
    for (let number = 1; number <= limits.crico.card.drafts + 2; number += 1) {
      jest.setSystemTime(number * 1_000);
      keepDraft('ana', path(number), { title: String(number) });
    }
    expect(unsentPaths('ana')).toHaveLength(limits.crico.card.drafts + 1);
    expect([readDraft('ana', path(2)), readDraft('ana', path(3))]).toEqual([null, { title: '3' }]);
  });

  it('are kept 50 ms after the last key, at once when the page is left, and not when they were forgotten meanwhile', () => {
    jest.useFakeTimers();
    const held: boolean[] = [];
    const type = (title: string) => keepDraftSoon('ana', path(1), { title }, (isHeld) => held.push(isHeld));
    type('N');
    jest.advanceTimersByTime(49);
    type('Nu');
    jest.advanceTimersByTime(49);
    expect(readDraft('ana', path(1))).toBeNull();
    jest.advanceTimersByTime(1);
    expect(readDraft('ana', path(1))).toEqual({ title: 'Nu' });
    type('Nuevo');
    window.dispatchEvent(new Event('pagehide'));
    expect(readDraft('ana', path(1))).toEqual({ title: 'Nuevo' });
    type('Nuevo 2');
    forgetDraft('ana', path(1));
    jest.advanceTimersByTime(1_000);
    expect(readDraft('ana', path(1))).toBeNull();
    expect(held).toEqual([true, true]);
  });

  it('that cannot be read are none', () => {
    localStorage.setItem(`nivel.unsent.ana.${path(1)}`, '{"at":1,"draft":7}');
    expect(readDraft('ana', path(1))).toBeNull();
    localStorage.setItem(`nivel.unsent.ana.${path(1)}`, '[');
    expect(readDraft('ana', path(1))).toBeNull();
  });
});
