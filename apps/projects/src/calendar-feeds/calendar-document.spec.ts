import { describe, expect, it } from '@jest/globals';
import { calendarDocument, type FeedCard } from './calendar-document.ts';

const project = { id: '01890a5d-ac96-774b-bcce-b302099a8058', key: 'SN', name: 'Sitio nuevo' };
const aCard = (more: Partial<FeedCard> = {}): FeedCard => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8059',
  number: 12,
  title: 'Portada',
  dueOn: '2026-12-31',
  isDone: false,
  updatedAt: new Date('2026-11-20T10:00:00Z'),
  ...more,
});
const linesOf = (cards: readonly FeedCard[]): string[] =>
  calendarDocument('https://nivel.example', project, cards)
    // Long lines are folded.
    .replaceAll('\r\n ', '')
    .split('\r\n');

describe('the calendar of a project', () => {
  it('has a whole day for each card, which ends with the next one', () => {
    const lines = linesOf([aCard()]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'NAME:Sitio nuevo',
        'UID:01890a5d-ac96-774b-bcce-b302099a8059@crico',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:SN-12 Portada',
        'TRANSP:TRANSPARENT',
        'END:VCALENDAR',
      ]),
    );
    expect(lines.find((line) => line.startsWith('URL'))).toContain(`?project=${project.id}&card=SN-12`);
  });

  it('marks the cards that are done', () => {
    expect(linesOf([aCard({ isDone: true })])).toContain('SUMMARY:✓ SN-12 Portada');
  });

  it('lets no title end its line or begin another event', () => {
    const title = 'a;b,c\\n\r\nEND:VEVENT\nBEGIN:VEVENT\rSUMMARY:mine\u0000\u2028x';
    const lines = linesOf([aCard({ title })]);
    expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual([
      'SUMMARY:SN-12 a\\;b\\,c\\\\n END:VEVENT BEGIN:VEVENT SUMMARY:mine \u2028x',
    ]);
  });

  it('is the same text for the same cards', () => {
    expect(linesOf([aCard()])).toEqual(linesOf([aCard()]));
  });
});
