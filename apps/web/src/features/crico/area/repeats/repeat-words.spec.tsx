import { describe, expect, it } from '@jest/globals';
import { messages as english } from './messages/en.ts';
import { messages as spanish } from './messages/es-mx.ts';
import { repeatInWords } from './repeat-words.ts';

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
