import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanedMessage, cleanedPath } from './client-report-cleaning.ts';
import { clientReport } from './client-report.ts';
import { reportLimits } from './client-report-limits.ts';

const error = { kind: 'error', name: 'TypeError', message: 'x', frames: [], path: '/', count: 1 };
const reportOf = (...entries: object[]) => ({ release: '1.2.3', area: 'crico', entries });
const isTaken = (report: unknown) => clientReport.safeParse(report).success;

describe('a path in a report', () => {
  it.each([
    ['/verify-email?token=abc123', '/verify-email'],
    ['/crico/dashboard#invite=SECRET', '/crico/dashboard'],
    ['/crico/organizations/0190a000-0000-7000-8000-000000000101', '/crico/organizations/:id'],
    ['/u/Ana-Reyes/x%20y', '/u/:id/:id'],
    ['/a/eyJhbGciOiJIUzI1NiJ9.e30.x', '/a/:id'],
    ['/', '/'],
    ['no path', '/'],
  ])('holds no ids, names, queries or tokens: %s', (path, cleaned) => {
    expect(cleanedPath(path)).toBe(cleaned);
  });

  it('does not change when it is cleaned again', () => {
    fc.assert(fc.property(fc.webUrl(), (url) => cleanedPath(cleanedPath(url)) === cleanedPath(url)));
  });
});

describe('a message in a report', () => {
  it.each([
    [
      'TypeError',
      "Cannot read properties of undefined (reading 'typed by somebody')",
      'Cannot read properties of undefined (reading …)',
    ],
    [
      'SyntaxError',
      `Unexpected token 'h', "hola, soy Ana" is not valid JSON`,
      'Unexpected token …, … is not valid JSON',
    ],
    ['SyntaxError', `"never closed`, '…'],
    ['TypeError', 'Failed to fetch https://example.com/?token=1 for ana@correo.mx', 'Failed to fetch … for …'],
    ['RangeError', 'key ABCDEFGHIJKLMNOPQRSTUVWXYZ and 4111111111111111', 'key … and …'],
    ['Error', 'No card is called Mis secretos', ''],
    ['ZodError', 'typed', ''],
    [
      'Error',
      'Minified React error #418; visit https://react.dev/errors/418?args[]=typed',
      'Minified React error #418',
    ],
  ])('contains nothing that a person typed: %s %s', (name, message, cleaned) => {
    expect(cleanedMessage(name, message)).toBe(cleaned);
  });

  it('never contains quoted text, and is never long', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[a-z]{8}$/), (before, secret) => {
        const cleaned = cleanedMessage('TypeError', `${before.replaceAll(/["'`“”«»]/g, '')} "${secret}"`);
        return cleaned.length <= 200 && !cleaned.includes(secret);
      }),
    );
  });
});

describe('a report', () => {
  it('is an allow-list: other fields, kinds and forms are refused', () => {
    expect(isTaken(reportOf(error))).toBe(true);
    expect(isTaken(reportOf({ ...error, typed: 'hola' }))).toBe(false);
    expect(isTaken({ ...reportOf(error), userAgent: 'x' })).toBe(false);
    expect(isTaken(reportOf({ ...error, kind: 'log' }))).toBe(false);
    expect(isTaken(reportOf({ ...error, name: 'Hola, soy Ana' }))).toBe(false);
    for (const frame of ['f@https://evil.example/x.js:1:1', 'f@main.js:1', 'x'.repeat(200), 'f@main.js?token=1:1:1'])
      expect(isTaken(reportOf({ ...error, frames: [frame] }))).toBe(false);
    expect(isTaken(reportOf({ ...error, frames: ['Board.render@index-a1b2.js:1:20'] }))).toBe(true);
    expect(isTaken(reportOf({ kind: 'timing', name: 'typed', value: 1, path: '/' }))).toBe(false);
    expect(isTaken(reportOf({ kind: 'timing', name: 'load', value: Number.POSITIVE_INFINITY, path: '/' }))).toBe(false);
  });

  it('has at least one entry and at most fifty', () => {
    expect(isTaken(reportOf())).toBe(false);
    expect(isTaken(reportOf(...Array.from({ length: reportLimits.entries }, () => error)))).toBe(true);
    expect(isTaken(reportOf(...Array.from({ length: reportLimits.entries + 1 }, () => error)))).toBe(false);
  });

  it('is cleaned on arrival, whatever the page sends', () => {
    const { entries } = clientReport.parse(
      reportOf(
        { ...error, message: `"secret"`, path: '/crico/x?token=abc' },
        { ...error, name: 'Mine', message: 'secret' },
      ),
    );
    expect(JSON.stringify(entries)).not.toMatch(/secret|token|abc/);
  });
});
