import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { addComment } from '@nivel/contracts/projects/add-comment.operation';
import { commentAdded } from '@nivel/contracts/projects/comment-added.fact';
import { countComments } from '@nivel/contracts/projects/count-comments.operation';
import { deleteComment } from '@nivel/contracts/projects/delete-comment.operation';
import { editComment } from '@nivel/contracts/projects/edit-comment.operation';
import { enterComments } from '@nivel/contracts/projects/enter-comments.operation';
import { enterTeamComments } from '@nivel/contracts/projects/enter-team-comments.operation';
import { insertMilestoneComment } from '@nivel/contracts/projects/insert-milestone-comment.operation';
import { listCommentVersions } from '@nivel/contracts/projects/list-comment-versions.operation';
import { manageCricoProjectTeam } from '@nivel/contracts/projects/manage-crico-project-team.operation';
import { markCommentsRead } from '@nivel/contracts/projects/mark-comments-read.operation';
import { reactToComment } from '@nivel/contracts/projects/react-to-comment.operation';
import { readMilestoneComments } from '@nivel/contracts/projects/read-milestone-comments.operation';
import { restoreComment } from '@nivel/contracts/projects/restore-comment.operation';
import { commentsFor, type Talk } from '../../test/comments-for.ts';
import type { Somebody } from '../../test/projects-under-test.ts';

let projects: Talk['projects'];
let talk: Talk['talk'];
let director: Talk['director'];
let place: Talk['place'];
let card: Talk['card'];
let guest: Somebody;
commentsFor(async (given) => {
  ({ projects, talk, director, place, card } = given);
  guest = await projects.inTeam(place.id, 'guest');
});
const at = () => ({ project_id: place.id, card_id: card });
const counted = async (who: Somebody) =>
  (await projects.ask(who.userId, countComments, { project_id: place.id })).cards;
const mention = ({ userId }: Somebody): string => `@[${userId}]`;

describe('comments for the team only', () => {
  it('is there for members, and for guests at no door', async () => {
    const open = await talk.add(guest, at(), { text: 'Para todos' });
    const closed = await talk.add(director, at(), { text: 'Solo del equipo', is_team_only: true });
    const reply = await talk.add(director, at(), { text: 'También', parent_id: closed.id });
    expect(reply.is_team_only).toBe(true);
    expect((await talk.read(director, at())).map(({ id }) => id)).toEqual([open.id, closed.id, reply.id]);
    expect((await talk.read(guest, at())).map(({ id }) => id)).toEqual([open.id]);
    expect([await counted(guest), await counted(director)]).toEqual([[[card, 1, 0]], [[card, 3, 1]]]);
    const named = { project_id: place.id, comment_id: closed.id };
    const refusals = await Promise.all([
      projects.refusal(guest.userId, editComment, { ...named, base_version: 1, text: 'x' }),
      projects.refusal(guest.userId, deleteComment, named),
      projects.refusal(guest.userId, restoreComment, named),
      projects.refusal(guest.userId, reactToComment, { ...named, reaction: 'heart', is_on: true }),
      projects.refusal(guest.userId, addComment, { ...at(), comment_id: v7(), text: 'x', parent_id: closed.id }),
      projects.refusal(guest.userId, insertMilestoneComment, {
        milestone_id: card,
        content: 'x',
        parent_id: closed.id,
      }),
    ]);
    expect(new Set(refusals)).toEqual(new Set(['comment_not_found']));
    expect(await projects.refusal(guest.userId, listCommentVersions, named)).toBe('forbidden');
    const said = { ...at(), comment_id: v7(), text: 'x', is_team_only: true };
    expect(await projects.refusal(guest.userId, addComment, said)).toBe('team_only_needs_member');
    const room = { id: place.id };
    expect(await projects.refusal(guest.userId, enterComments, room)).toBe('allowed');
    expect(await projects.refusal(guest.userId, enterTeamComments, room)).toBe('forbidden');
    expect(await projects.refusal(director.userId, enterTeamComments, room)).toBe('allowed');
  });

  it("is in the documented table for nobody, and a guest's insert is for all", async () => {
    await talk.add(director, at(), { text: 'Solo del equipo', is_team_only: true });
    const { rows: made } = await projects.ask(guest.userId, insertMilestoneComment, {
      milestone_id: card,
      content: 'Desde la tabla',
      user_id: director.userId,
    });
    for (const who of [director, guest]) {
      const { rows } = await projects.ask(who.userId, readMilestoneComments, {
        filters: [{ column: 'milestone_id', op: 'eq', value: card }],
      });
      expect(rows).toEqual(made.map((row) => expect.objectContaining({ ...row, user_id: guest.userId })));
    }
  });

  it('is hidden from its author without the role of a member', async () => {
    const member = await projects.inTeam(place.id, 'member');
    const { id: comment_id } = await talk.add(member, at(), { text: 'Mío', is_team_only: true });
    const demotion = { user_id: member.userId, role: 'guest' as const };
    await projects.ask(director.userId, manageCricoProjectTeam, {
      project_id_param: place.id,
      action_param: 'update_role',
      user_data_param: demotion,
    });
    expect(await talk.read(member, at())).toEqual([]);
    const edit = { project_id: place.id, comment_id, base_version: 1, text: 'x' };
    expect(await projects.refusal(member.userId, editComment, edit)).toBe('comment_not_found');
  });
});

describe('a mention', () => {
  it('concerns only who may read it, and never who wrote it', async () => {
    const [member, stranger] = [await projects.inTeam(place.id, 'member'), await projects.aPerson()];
    const text = [member, guest, stranger, director].map(mention).join(' ');
    await talk.add(director, at(), { text });
    await talk.add(director, at(), { text, is_team_only: true });
    const told = await projects.told(commentAdded, card);
    expect(told.map(({ mentioned }) => mentioned)).toEqual([[member.userId, guest.userId], [member.userId]]);
    expect(told[0]).toMatchObject({ card: 'SN-1', title: 'Una tarea', authorName: 'Ana Sol', repliedTo: null });
  });

  it('of a person who has just lost the right is published to nobody, and its author gets the refusal', async () => {
    const member = await projects.inTeam(place.id, 'member');
    await projects.rows('DELETE FROM project_members WHERE user_id = $1', [member.userId]);
    const words = { ...at(), comment_id: v7(), text: `Hola ${mention(member)} y ${mention(guest)}` };
    const added = await projects.ask(director.userId, addComment, words);
    expect(added).toMatchObject({ comment: { text: words.text }, not_told: [member.userId] });
    expect((await projects.ask(director.userId, addComment, words)).not_told).toEqual([member.userId]);
    const edit = { project_id: place.id, comment_id: words.comment_id, base_version: 1, text: mention(member) };
    expect((await projects.ask(director.userId, editComment, edit)).not_told).toEqual([member.userId]);
    expect((await projects.told(commentAdded, card)).map(({ mentioned }) => mentioned)).toEqual([[guest.userId]]);
  });

  it('that an edit adds is notified then, and once', async () => {
    const { id: comment_id } = await talk.add(director, at(), { text: `Hola ${mention(guest)}` });
    const member = await projects.inTeam(place.id, 'member');
    const edit = {
      project_id: place.id,
      comment_id,
      base_version: 1,
      text: `Hola ${mention(guest)} ${mention(member)}`,
    };
    for (let time = 0; time < 2; time += 1) await projects.ask(director.userId, editComment, edit);
    const told = (await projects.told(commentAdded, card)).map(({ mentioned }) => mentioned);
    expect(told).toEqual([[guest.userId], [member.userId]]);
  });
});

describe('a reply', () => {
  it('notifies the author of the comment replied to, unless they are gone, are mentioned, or wrote it themselves', async () => {
    const first = await talk.add(guest, at());
    const parent_id = first.id;
    await talk.add(guest, at(), { parent_id });
    await talk.add(director, at(), { parent_id, text: mention(guest) });
    await talk.add(director, at(), { parent_id });
    await projects.rows('DELETE FROM project_members WHERE user_id = $1', [guest.userId]);
    await talk.add(director, at(), { parent_id });
    const told = (await projects.told(commentAdded, card)).map(({ mentioned, repliedTo }) => [mentioned, repliedTo]);
    expect(told).toEqual([
      [[guest.userId], null],
      [[], guest.userId],
    ]);
  });
});

describe('unread marks', () => {
  it('start when a person joins the team, and move forward only', async () => {
    await talk.add(director, at());
    const member = await projects.inTeam(place.id, 'member');
    expect(await counted(member)).toEqual([[card, 1, 0]]);
    for (let n = 0; n < 3; n += 1) await talk.add(director, at());
    await talk.add(member, at());
    expect(await counted(member)).toEqual([[card, 5, 3]]);
    await projects.ask(member.userId, markCommentsRead, { ...at(), number: 3 });
    expect(await counted(member)).toEqual([[card, 5, 1]]);
    await projects.ask(member.userId, markCommentsRead, { ...at(), number: 1_000 });
    await projects.ask(member.userId, markCommentsRead, { ...at(), number: 1 });
    expect(await counted(member)).toEqual([[card, 5, 0]]);
    await talk.add(director, at());
    expect(await counted(member)).toEqual([[card, 6, 1]]);
  });
});

describe('a reaction', () => {
  it('is stored once for each person, counted for all and shown as own to its author', async () => {
    const { id: comment_id } = await talk.add(director, at());
    const react = (who: Somebody, is_on: boolean) =>
      projects.ask(who.userId, reactToComment, { project_id: place.id, comment_id, reaction: 'heart', is_on });
    for (const who of [guest, guest, director]) await react(who, true);
    const shown = async (who: Somebody) => (await talk.read(who, at()))[0]?.reactions;
    const both = { reaction: 'heart', count: 2, people: [guest.userId, director.userId] };
    expect(await shown(director)).toEqual([{ ...both, is_mine: true }]);
    for (let time = 0; time < 2; time += 1) await react(director, false);
    expect(await shown(director)).toEqual([{ ...both, count: 1, people: [guest.userId], is_mine: false }]);
  });
});
