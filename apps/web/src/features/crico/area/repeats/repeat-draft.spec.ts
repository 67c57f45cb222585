import { describe, expect, it } from '@jest/globals';
import { repeatRules } from '@nivel/planning/repeat-rules.fixture';
import { textOfRepeat } from '@nivel/planning/repeat-rule';
import fc from 'fast-check';
import { aCard } from '../project/board.fixtures.ts';
import { draftOf, ruleOf, type RepeatDraft } from './repeat-draft.ts';
import { repeatInWords, ruleInWords } from './repeat-words.ts';
import { messages as spanish } from './messages/es-mx.ts';
import { messages as english } from './messages/en.ts';

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
        expect(ruleOf(draftOf(repeating(textOfRepeat(rule)), TODAY))).toEqual(rule);
      }),
    );
  });

  it.each([
    ['2026-11-28', 'Cada semana, los sábados.', 4],
    ['2026-11-30', 'Cada semana, los lunes.', -1],
  ])('begins with the week on the weekday of the card: %s', (due_on, sentence, place) => {
    const draft = draftOf({ ...repeating(null), due_on }, TODAY);
    const rule = ruleOf(draft);
    expect(typeof rule === 'object' && ruleInWords(rule, spanish)).toBe(sentence);
    expect(draft.place).toBe(place);
  });

  it.each<[Partial<RepeatDraft>, string]>([
    [{ every: '0' }, 'every'],
    [{ every: '1.5' }, 'every'],
    [{ every: '366' }, 'every'],
    [{ weekdays: [] }, 'weekdays'],
    [{ unit: 'month', monthDay: '32' }, 'monthDay'],
    [{ end: 'after', cards: '1' }, 'cards'],
    [{ end: 'on', lastDay: '' }, 'lastDay'],
  ])('says what is wrong: %j', (given, problem) => {
    expect(ruleOf({ ...draftOf(repeating(null), TODAY), ...given })).toBe(problem);
  });
});

describe('a rule in words', () => {
  it.each([
    ['FREQ=DAILY;INTERVAL=1', 'Cada día.', 'Every day.'],
    ['FREQ=DAILY;INTERVAL=3;COUNT=10', 'Cada 3 días, hasta completar 10 tarjetas.', 'Every 3 days, for 10 cards.'],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,SU',
      'Cada 2 semanas, los lunes, miércoles y domingos.',
      'Every 2 weeks on Monday, Wednesday, and Sunday.',
    ],
    ['FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=15', 'Cada mes, el día 15.', 'Every month on day 15.'],
    ['FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1', 'Cada mes, el último día.', 'Every month on the last day.'],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR', 'Cada 2 meses, el último viernes.', 'Every 2 months on the last viernes.'],
    [
      'FREQ=YEARLY;INTERVAL=1;BYMONTH=12;BYMONTHDAY=24;UNTIL=20301231',
      'Cada año, el 24 de diciembre, hasta el 31 dic 2030.',
      'Every year on diciembre 24, until 31 dic 2030.',
    ],
    ['FREQ=FUTURE', 'FREQ=FUTURE', 'FREQ=FUTURE'],
  ])('%s', (rule, es, en) => {
    expect(repeatInWords(rule, spanish)).toBe(es);
    // Names of weekdays and months follow the language of the page, which is Spanish here.
    expect(repeatInWords(rule, english)).toBe(en);
  });
});
