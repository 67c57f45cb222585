import { beforeEach, describe, expect, it } from '@jest/globals';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { createCalendarFeed } from '@nivel/contracts/projects/create-calendar-feed.operation';
import { openCalendarFeed } from '@nivel/contracts/projects/open-calendar-feed.operation';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { readCalendarFeed } from '@nivel/contracts/projects/read-calendar-feed.operation';
import { revokeCalendarFeed } from '@nivel/contracts/projects/revoke-calendar-feed.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import type { BoardActions, Place } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let director: Somebody;
let place: Place;
let project_id: string;
projectsFor((started, actions) => {
  [projects, board] = [started, actions];
});
beforeEach(async () => {
  director = await projects.aPerson();
  place = await projects.aProject(director);
  project_id = place.id;
});

const due_on = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const feedOf = async ({ userId }: Somebody): Promise<string> => {
  const { address } = await projects.ask(userId, createCalendarFeed, { project_id });
  const token = /\/calendars\/([\w-]{43})\/calendar\.ics$/.exec(address)?.[1];
  if (token === undefined) throw new Error(`no token in ${address}`);
  return token;
};
const opened = async (token: string): Promise<string> => (await projects.ask(null, openCalendarFeed, { token })).text;
const refused = (token: string): Promise<string> => projects.refusal(null, openCalendarFeed, { token });
const stored = () => projects.rows('SELECT * FROM calendar_feeds WHERE project_id = $1', [project_id]);

describe('the address of a calendar', () => {
  it('shows the cards with a day to a client with the address, without a session, and nothing of their comments', async () => {
    await board.make(director, place, { title: 'Portada', description: 'Muy secreto', due_on });
    await board.make(director, place, { title: 'Sin día' });
    const guest = await projects.inTeam(project_id, 'guest');
    const text = await opened(await feedOf(guest));
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain('Portada');
    expect(text).toContain(`DTSTART;VALUE=DATE:${due_on.replaceAll('-', '')}`);
    expect(text).not.toMatch(/Muy secreto|Sin día/);
    expect(await opened(await feedOf(guest))).toBe(text);
  });

  it('is stored as a hash alone, and is replaced by the next one', async () => {
    expect(await projects.ask(director.userId, readCalendarFeed, { project_id })).toEqual({ created_at: null });
    const first = await feedOf(director);
    expect(JSON.stringify(await stored())).not.toContain(first);
    const second = await feedOf(director);
    expect(await refused(first)).toBe('calendar_feed_not_found');
    expect(await opened(second)).toContain('BEGIN:VCALENDAR');
    expect((await projects.ask(director.userId, readCalendarFeed, { project_id })).created_at).not.toBeNull();
    expect(await stored()).toHaveLength(1);
  });

  it('ends when it is revoked, for its owner alone, and twice changes nothing', async () => {
    const member = await projects.inTeam(project_id, 'member');
    const [own, theirs] = [await feedOf(director), await feedOf(member)];
    for (const _ of [1, 2]) await projects.ask(member.userId, revokeCalendarFeed, { project_id });
    expect(await refused(theirs)).toBe('calendar_feed_not_found');
    expect(await opened(own)).toContain('BEGIN:VCALENDAR');
    expect(await projects.ask(member.userId, readCalendarFeed, { project_id })).toEqual({ created_at: null });
  });

  it('shows nothing once the owner has lost the right, and the same again after they got it back', async () => {
    const member = await projects.inTeam(project_id, 'member');
    const token = await feedOf(member);
    await projects.rows('DELETE FROM project_members WHERE project_id = $1 AND user_id = $2', [
      project_id,
      member.userId,
    ]);
    expect(await refused(token)).toBe('calendar_feed_not_found');
    await projects.rows(
      `INSERT INTO project_members (project_id, user_id, role, joined_at) VALUES ($1, $2, 'guest', now())`,
      [project_id, member.userId],
    );
    expect(await opened(token)).toContain('BEGIN:VCALENDAR');
    await projects.rows('UPDATE crico_users SET is_active = false WHERE user_id = $1', [member.userId]);
    expect(await refused(token)).toBe('calendar_feed_not_found');
  });

  it('is not there for a wrong or a half token, nor for a project in the trash', async () => {
    const token = await feedOf(director);
    for (const wrong of ['', 'x', token.slice(1), `${token}a`, 'A'.repeat(43), "' OR 1=1 --"])
      expect(await refused(wrong)).toBe('calendar_feed_not_found');
    await projects.rows('UPDATE projects SET deleted_at = now() WHERE id = $1', [project_id]);
    expect(await refused(token)).toBe('calendar_feed_not_found');
  });

  it('cannot be created or revoked by strangers', async () => {
    const stranger = await projects.aPerson();
    for (const operation of [createCalendarFeed, readCalendarFeed, revokeCalendarFeed])
      expect(await projects.refusal(stranger.userId, operation, { project_id })).toBe('forbidden');
  });

  it('is deleted with the account of its owner, and with a project that is purged', async () => {
    const member = await projects.inTeam(project_id, 'member');
    await feedOf(member);
    await feedOf(director);
    await projects.tell(accountDeleted, { userId: member.userId });
    await waitUntil(async () => (await stored()).length === 1);
    await projects.rows(`UPDATE projects SET deleted_at = now() - interval '31 days' WHERE id = $1`, [project_id]);
    for (let hasMore = true; hasMore;) hasMore = (await projects.ask(null, purgeTrash, {})).has_more;
    expect(await stored()).toEqual([]);
  });
});
