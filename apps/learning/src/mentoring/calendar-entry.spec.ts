import { describe, expect, it } from '@jest/globals';
import { calendarText, type CalendarEntry } from './calendar-entry.ts';

const entry: CalendarEntry = {
  id: '0190a000-0000-7000-8000-000000000001',
  version: 2,
  startsAt: new Date('2026-11-30T16:00:00Z'),
  endsAt: new Date('2026-11-30T17:00:00Z'),
  changedAt: new Date('2026-11-23T10:00:00Z'),
  title: 'Mentoría con Ana',
  description: 'Temas: a, b; c\ny d',
  link: 'https://calls.example/abc',
  isCancelled: false,
};

describe('a session for a calendar', () => {
  it('has its times in UTC, and a version that replaces the one before', () => {
    const lines = calendarText(entry).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART:20261130T160000Z', 'DTEND:20261130T170000Z', 'SEQUENCE:1', 'STATUS:CONFIRMED']),
    );
    expect(lines).toContain('DESCRIPTION:Temas: a\\, b\\; c\\ny d');
  });

  it('states that it was cancelled', () => {
    expect(calendarText({ ...entry, isCancelled: true })).toContain('STATUS:CANCELLED');
  });

  it('has no line that is too long, and no half of a character', () => {
    const text = calendarText({ ...entry, description: '¿Cómo? 🦎'.repeat(60) });
    const lines = text.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'¿Cómo? 🦎'.repeat(60)}`);
  });
});
