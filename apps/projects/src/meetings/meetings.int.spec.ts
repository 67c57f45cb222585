import { beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { cancelMeeting } from '@nivel/contracts/projects/meetings/cancel-meeting.operation';
import { listMeetings } from '@nivel/contracts/projects/meetings/list-meetings.operation';
import { meetingAnnounced } from '@nivel/contracts/projects/meetings/meeting-announced.fact';
import { meetingsChanged } from '@nivel/contracts/projects/meetings/meetings-changed.fact';
import { saveMeeting } from '@nivel/contracts/projects/meetings/save-meeting.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { Place } from '../../test/board-actions.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let director: Somebody;
let member: Somebody;
let place: Place;
projectsFor(
  (started) => {
    projects = started;
  },
  { INVITATIONS_A_DAY: '8' },
);
beforeEach(async () => {
  director = await projects.aPerson();
  place = await projects.aProject(director);
  member = await projects.inTeam(place.id, 'member');
});

type Input = CallInputOf<typeof saveMeeting>;
const anInput = (values: Partial<Input> = {}): Input => ({
  ...{ project_id: place.id, meeting_id: v7(), base_version: 0, title: 'Revisión', day: '2090-01-15', time: '10:00' },
  ...{ time_zone: 'America/Mexico_City', minutes: 45, place: 'Sala 2', people: [] },
  ...values,
});
const save = (who: Somebody, input: Input) => projects.ask(who.userId, saveMeeting, input);
const refused = (who: Somebody, input: Input) => projects.refusal(who.userId, saveMeeting, input);
const listed = async (who: Somebody) =>
  (await projects.ask(who.userId, listMeetings, { project_id: place.id })).meetings.map(({ id }) => id);
const announced = async (id: string) =>
  (await projects.told(meetingAnnounced, place.id)).filter((one) => one.meetingId === id);

describe('a meeting', () => {
  it('starts at the moment of its own time zone, and everyone invited is notified', async () => {
    const input = anInput({ people: [member.userId] });
    const saved = await save(director, input);
    expect(saved).toMatchObject({ starts_at: '2090-01-15T16:00:00.000Z', version: 1, organizer_id: director.userId });
    expect(await listed(member)).toEqual([saved.id]);
    const [told, ...more] = await announced(saved.id);
    expect(told).toMatchObject({
      ...{ what: 'scheduled', projectName: 'Sitio nuevo', organizerName: 'Ana Sol', startsAt: saved.starts_at },
      people: [director.userId, member.userId],
    });
    expect(more).toEqual([]);
    const news = await projects.told(meetingsChanged, place.id);
    expect(news).toEqual([{ projectId: place.id, meetingId: saved.id }]);
  });

  it('exists once when it is saved again, and its id belongs to its project', async () => {
    const input = anInput();
    expect(await save(member, input)).toEqual(await save(member, input));
    expect(await announced(input.meeting_id)).toHaveLength(1);
    const elsewhere = await projects.aProject(member);
    expect(await refused(member, { ...input, project_id: elsewhere.id })).toBe('id_taken');
    expect(await refused(member, { ...input, project_id: elsewhere.id, base_version: 1 })).toBe('meeting_not_found');
  });

  it('is changed with the version that was seen; a removed person gets a cancellation', async () => {
    const other = await projects.inTeam(place.id, 'member');
    const input = anInput({ people: [member.userId] });
    await save(director, input);
    const changed = { ...input, base_version: 1, time: '11:30', people: [other.userId] };
    expect(await save(director, changed)).toMatchObject({ version: 2, starts_at: '2090-01-15T17:30:00.000Z' });
    expect(await refused(director, { ...changed, title: 'Otra' })).toBe('meeting_changed');
    const told = await announced(input.meeting_id);
    expect(told.map(({ what, people, meetingVersion }) => [what, meetingVersion, people])).toEqual([
      ['scheduled', 1, [director.userId, member.userId]],
      ['scheduled', 2, [other.userId]],
      ['changed', 2, [director.userId]],
      ['cancelled', 2, [member.userId]],
    ]);
    // A removed person does not learn the new time.
    expect(told.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['16:00', '17:30', '17:30', '16:00']);
  });

  it('is cancelled once, with a version that calendars take, and is not listed any more', async () => {
    const input = anInput({ people: [member.userId] });
    await save(director, input);
    for (let time = 0; time < 2; time += 1)
      await projects.ask(director.userId, cancelMeeting, { project_id: place.id, meeting_id: input.meeting_id });
    expect((await announced(input.meeting_id)).map(({ what, meetingVersion }) => [what, meetingVersion])).toEqual([
      ['scheduled', 1],
      ['cancelled', 2],
    ]);
    expect(await listed(member)).toEqual([]);
    expect(await refused(director, { ...input, base_version: 2, title: 'Otra' })).toBe('meeting_not_found');
  });

  it('is in the future, and for members of the project', async () => {
    const stranger = await projects.aPerson();
    expect(await refused(member, anInput({ day: '2020-01-15' }))).toBe('meeting_in_past');
    expect(await refused(member, anInput({ people: [stranger.userId] }))).toBe('meeting_people_left');
  });

  it('counts the invitations of a day', async () => {
    const people = [member.userId];
    for (let n = 0; n < 4; n += 1) await save(director, anInput({ people }));
    expect(await refused(director, anInput({ people }))).toBe('too_many_emails');
    expect(await refused(member, anInput())).toBe('allowed');
  });
});

describe('meetings', () => {
  it('are of members; guests see those to which they are invited', async () => {
    const guest = await projects.inTeam(place.id, 'guest');
    const [open, own] = [anInput(), anInput({ people: [guest.userId] })];
    await save(director, open);
    await save(director, own);
    expect(await listed(guest)).toEqual([own.meeting_id]);
    expect(await refused(guest, anInput())).toBe('forbidden');
    const cancelled = { project_id: place.id, meeting_id: own.meeting_id };
    expect(await projects.refusal(guest.userId, cancelMeeting, cancelled)).toBe('forbidden');
    expect(await projects.refusal(member.userId, cancelMeeting, cancelled)).toBe('not_your_meeting');
    expect(await refused(member, { ...own, base_version: 1, title: 'Otra' })).toBe('not_your_meeting');
  });

  it('are invisible outside the project', async () => {
    const stranger = await projects.aPerson();
    const input = anInput();
    await save(director, input);
    const named = { project_id: place.id, meeting_id: input.meeting_id };
    expect(await projects.refusal(stranger.userId, listMeetings, { project_id: place.id })).toBe('forbidden');
    expect(await projects.refusal(stranger.userId, cancelMeeting, named)).toBe('forbidden');
    const elsewhere = await projects.aProject(stranger);
    const foreign = { ...named, project_id: elsewhere.id };
    expect(await projects.refusal(stranger.userId, cancelMeeting, foreign)).toBe('meeting_not_found');
  });
});
