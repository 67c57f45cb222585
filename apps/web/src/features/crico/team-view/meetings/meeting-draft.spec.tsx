import { describe, expect, it } from '@jest/globals';
import { draftOf, inputOf, newMeetingDraft, problemsOf } from './meeting-draft.ts';
import { aMeeting } from './meetings.fixture.ts';

const whole = { ...newMeetingDraft('America/Mexico_City', ''), title: ' Revisión ', day: '2027-01-15', time: '10:00' };

describe('a meeting that is being written', () => {
  it('needs a title, a day and a time', () => {
    expect([...problemsOf(newMeetingDraft('America/Mexico_City', ''))]).toEqual(['nameWrong', 'dayWrong', 'timeWrong']);
    expect([...problemsOf(whole)]).toEqual([]);
  });

  it('has limits that are inclusive', () => {
    const people = Array.from({ length: 100 }, (_, n) => `p${n}`);
    const most = { ...whole, title: 'x'.repeat(200), place: 'y'.repeat(500), people };
    expect([...problemsOf(most)]).toEqual([]);
    const beyond = { ...most, title: `${most.title}x`, place: `${most.place}y`, people: [...people, 'p100'] };
    expect([...problemsOf(beyond)]).toEqual(['nameWrong', 'placeWrong', 'tooMany']);
  });

  it('is sent without spaces around its words', () => {
    expect(inputOf(whole)).toMatchObject({ title: 'Revisión', time_zone: 'America/Mexico_City', minutes: 30 });
  });

  it('does not invite former members again', () => {
    expect(draftOf(aMeeting({ people: ['a', 'b'] }), new Set(['b'])).people).toEqual(['b']);
  });
});
