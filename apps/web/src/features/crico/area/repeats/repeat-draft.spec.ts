import { describe, expect, it } from '@jest/globals';
import { repeatRules } from '@nivel/planning/repeat-rules.fixture';
import { textOfRepeat } from '@nivel/planning/repeat-rule';
import fc from 'fast-check';
import { aCard } from '../project/board.fixtures.ts';
import { draftOf, ruleOf, type RepeatDraft } from './repeat-draft.ts';

const TODAY = '2026-11-28';

/** A card with a rule; null: it does not repeat. */
const repeating = (rule: string | null) =>
  aCard(1, {
    repeats: rule === null ? null : { by: '', nth: 1, rule, when: 'done', since: TODAY, next_on: TODAY },
  });

describe('the form of a rule', () => {
  it('says the rule that a card has, whatever that is', () => {
    fc.assert(
      fc.property(repeatRules, (rule) => {
        // One card alone is no series that a form would begin.
        if (rule.end.kind === 'after' && rule.end.count === 1) return;
        // A day that is in no year, such as 30 February, is one that neither the form nor the service takes.
        if (rule.days.unit === 'year' && rule.days.monthDay > new Date(2024, rule.days.month, 0).getDate()) return;
        expect(ruleOf(draftOf(repeating(textOfRepeat(rule)), TODAY))).toEqual(rule);
      }),
    );
  });

  it.each([
    ['2026-11-28', 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SA', 4],
    ['2026-11-30', 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO', -1],
  ])('begins with the week on the weekday of the card: %s', (due_on, text, place) => {
    const draft = draftOf({ ...repeating(null), due_on }, TODAY);
    const rule = ruleOf(draft);
    expect(typeof rule === 'object' && textOfRepeat(rule)).toBe(text);
    expect(draft.place).toBe(place);
  });

  it.each<[Partial<RepeatDraft>, string]>([
    [{ every: '0' }, 'every'],
    [{ every: '1.5' }, 'every'],
    [{ every: '366' }, 'every'],
    [{ weekdays: [] }, 'weekdays'],
    [{ unit: 'month', monthDay: '32' }, 'monthDay'],
    [{ unit: 'year', month: 2, on: 'monthDay', monthDay: '30' }, 'yearDay'],
    [{ unit: 'year', month: 6, on: 'monthDay', monthDay: '31' }, 'yearDay'],
    [{ end: 'after', cards: '1' }, 'cards'],
    [{ end: 'on', lastDay: '' }, 'lastDay'],
  ])('says what is wrong: %j', (given, problem) => {
    expect(ruleOf({ ...draftOf(repeating(null), TODAY), ...given })).toBe(problem);
  });
});
