import { describe, expect, it } from '@jest/globals';
import { countUnread, mergeNotifications } from './merge-notifications.ts';

describe('the list of notifications', () => {
  const kept = {
    id: 'k',
    name: 'achievement-unlocked',
    kind: 'achievements',
    text: { 'es-MX': 'Logro desbloqueado: Primeros pasos', en: 'Achievement Unlocked: Primeros pasos' },
    link: '/estudiantes-dashboard',
    createdAt: '2026-11-21T10:00:00Z',
    readAt: null,
    doneAt: null,
    snoozedUntil: null,
    returnedAt: null,
  };
  const said = {
    id: 's',
    type: 'success' as const,
    at: Date.parse('2026-11-21T11:00:00Z'),
    isRead: true,
    isKept: true,
  };

  it('shows newest first the messages of the service and of this device', () => {
    const lines = mergeNotifications([kept], [{ ...said, message: 'Hola' }], 'es-MX');
    expect(lines.map(({ text, isRead }) => [text, isRead])).toEqual([
      ['Hola', true],
      ['Logro desbloqueado: Primeros pasos', false],
    ]);
  });

  it('shows once what both have', () => {
    expect(
      mergeNotifications([kept], [{ ...said, message: 'Logro desbloqueado: Primeros pasos' }], 'es-MX'),
    ).toHaveLength(1);
  });

  it("counts messages since the service's last count, and those that only this device has", () => {
    const unread = { ...said, message: 'Hola', isRead: false };
    const count = (entry: Partial<typeof unread>, countedAt: number) =>
      countUnread(2, countedAt, [{ ...unread, ...entry }]);
    expect([count({}, said.at), count({}, said.at - 1)]).toEqual([2, 3]);
    expect([count({ isKept: false }, said.at), count({ isKept: false, isRead: true }, said.at)]).toEqual([3, 2]);
  });

  it('speaks the language of the screen, and leads to pages of this site only', () => {
    const linkOf = (link: string | null) => mergeNotifications([{ ...kept, link }], [], 'en')[0]?.link;
    expect(mergeNotifications([kept], [], 'en')[0]?.text).toBe('Achievement Unlocked: Primeros pasos');
    expect(['/a', '//evil.example', 'https://evil.example', null].map(linkOf)).toEqual(['/a', null, null, null]);
  });
});
