import { expect, it } from '@jest/globals';
import { relativeTime } from './relative-time.ts';

const moment = '2026-11-01T10:00:00.000Z';
const after = (seconds: number): string =>
  relativeTime(moment, Date.parse(moment) + seconds * 1_000, 'Hace un momento');

it('elapsed time is shown in whole minutes, hours and days, and under a minute not at all', () => {
  expect([after(-30), after(0), after(59)]).toEqual(Array.from({ length: 3 }, () => 'Hace un momento'));
  expect([after(60), after(119), after(120)]).toEqual(['hace 1 minuto', 'hace 1 minuto', 'hace 2 minutos']);
  expect([after(3_599), after(3_600), after(86_399)]).toEqual(['hace 59 minutos', 'hace 1 hora', 'hace 23 horas']);
  expect([after(86_400), after(3 * 86_400)]).toEqual(['hace 1 día', 'hace 3 días']);
});
