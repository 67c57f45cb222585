import { stripVTControlCharacters } from 'node:util';
import { expect, it } from '@jest/globals';
import { readableLine } from './log-line.ts';

const line = (entry: object): string => stripVTControlCharacters(readableLine('learning', JSON.stringify(entry)));

it('shows time, app, level, message, details and the trace', () => {
  const entry = {
    level: 'info',
    time: Date.UTC(2026, 10, 21, 10, 5, 7),
    msg: 'part completed',
    part: 'x1',
    traceId: 'abcdef0123456789',
  };
  expect(line({ ...entry, pid: 1, hostname: 'h' })).toBe('10:05:07 learning info  part completed part=x1 #abcdef01');
});

it('shows where an error came from', () => {
  expect(
    line({ level: 'error', time: 0, msg: 'failed', err: { message: 'no', stack: 'Error: no\n    at here' } }),
  ).toBe('00:00:00 learning error failed\n    Error: no\n        at here');
});

it('reads the trace out of a traceparent', () => {
  expect(line({ level: 'warn', time: 0, msg: 'm', trace: '00-1234567890abcdef-01' })).toContain('warn  m #12345678');
});

it.each(['plain words', '{ not json', ''])('prints %j unchanged', (text) => {
  expect(stripVTControlCharacters(readableLine('auth', text))).toBe(`         auth     ${text}`);
});

it('keeps a long message to one line of a screen', () => {
  expect(line({ level: 'info', time: 0, msg: 'x'.repeat(500) }).length).toBeLessThan(160);
});
