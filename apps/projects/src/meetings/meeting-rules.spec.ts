import { describe, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { attendeesOf, checkedMeetingChange, onlyIn } from './meeting-rules.ts';

const values = {
  ...{ title: 'Revisión', day: '2027-01-15', time: '10:00', timeZone: 'America/Mexico_City' },
  ...{ minutes: 45, place: '', people: ['beto'] },
};
const stored = { ...values, organizerId: 'ana', version: 2, isCancelled: false };
const changed = (
  given: Partial<typeof values>,
  {
    base = 2,
    userId = 'ana',
    role = 'member',
    isCancelled = false,
  }: { base?: number; userId?: string; role?: ProjectRole; isCancelled?: boolean } = {},
): string => {
  try {
    return String(checkedMeetingChange({ ...stored, isCancelled }, base, { ...values, ...given }, { userId, role }));
  } catch (error) {
    return error instanceof AppError ? error.definition.code : String(error);
  }
};

describe('a meeting', () => {
  it('is changed by its organizer and by leads', () => {
    expect(changed({ place: 'Sala 2' })).toBe('true');
    expect(changed({ place: 'Sala 2' }, { userId: 'beto' })).toBe('not_your_meeting');
    expect(changed({ place: 'Sala 2' }, { userId: 'beto', role: 'lead' })).toBe('true');
  });

  it('accepts a change of the version seen, and the same change again', () => {
    expect(changed({}, { base: 1 })).toBe('false');
    expect(changed({ time: '11:00' }, { base: 1 })).toBe('meeting_changed');
    expect(changed({ people: ['beto', 'carla'] })).toBe('true');
    expect(changed({}, { isCancelled: true })).toBe('meeting_not_found');
  });

  it('is in the calendar of its organizer once, and leaves that of a removed person', () => {
    expect(attendeesOf({ organizerId: 'ana', people: ['beto', 'ana'] })).toEqual(['ana', 'beto']);
    const before = { organizerId: 'ana', people: ['beto', 'carla'] };
    expect(onlyIn(before, { organizerId: 'ana', people: ['carla'] })).toEqual(['beto']);
  });
});
