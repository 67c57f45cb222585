import { describe, expect, it } from '@jest/globals';
import { aMember } from '../area/crico.fixtures.ts';
import { asCsv } from '../area/csv.ts';
import { averagePercent, sheetOf, shownMembers } from './member-list.ts';
import { messages } from './messages/en.ts';
import type { ProgressMember } from './professional.queries.ts';

const roles = { owner: 'Owner', admin: 'Admin', member: 'Member', guest: 'Guest' };
const modules = [{ id: 'm1', level: 'X100', number: 1, title: 'Uno' }];
const named = (number: number, full_name: string, progress: ProgressMember['progress']): ProgressMember => {
  const member = aMember(number);
  return { ...member, user_info: { ...member.user_info, full_name }, progress };
};
const at = (percent: number, last_day: string | null) => ({ modules: [{ id: 'm1', percent }], percent, last_day });
const members = [
  named(1, 'Ángel', at(10, '2026-11-02')),
  named(2, 'Beto', null),
  named(3, 'Carla', at(80, null)),
  named(4, '', at(50, '2026-11-20')),
];
const order = (sort: 'name' | 'percent' | 'last_day', turned: boolean, q = '') =>
  shownMembers(members, { q, sort, turned }).map(({ user_info: { full_name: name, email } }) => name || email);

describe('the members of a professional dashboard', () => {
  it('are found without accents and capitals, by name and by address', () => {
    expect(order('name', false, 'angel')).toEqual(['Ángel']);
    expect(order('name', false, ' P2@CORREO ')).toEqual(['Beto']);
    expect(order('name', false, 'nadie')).toEqual([]);
  });

  it('who show nothing come last, whichever way they are sorted by progress', () => {
    expect(order('percent', false)).toEqual(['Ángel', 'p4@correo.mx', 'Carla', 'Beto']);
    expect(order('percent', true)).toEqual(['Carla', 'p4@correo.mx', 'Ángel', 'Beto']);
    expect(order('last_day', true)).toEqual(['p4@correo.mx', 'Ángel', 'Carla', 'Beto']);
    expect(order('name', true)[0]).toBe('p4@correo.mx');
  });

  it('have an average of those who share, and none without any', () => {
    expect(averagePercent(members)).toBe(46);
    expect(averagePercent([named(2, 'Beto', null)])).toBeNull();
  });

  it('are exported with nothing of who did not agree, and with nothing that a spreadsheet would calculate', () => {
    const sheet = sheetOf(
      [named(1, '=SUM(A1)', at(33, '2026-11-02')), named(2, 'Beto', null)],
      modules,
      messages,
      roles,
    );
    expect(asCsv(sheet).slice(1)).toBe(
      [
        'Name,Email,Role,Shares,Progress %,Modules,Last day',
        "'=SUM(A1),p1@correo.mx,Member,yes,33,X100.1: 33 %,2026-11-02",
        'Beto,p2@correo.mx,Member,no,,,',
        '',
      ].join('\r\n'),
    );
  });
});
