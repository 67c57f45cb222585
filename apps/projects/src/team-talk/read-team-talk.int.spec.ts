import { beforeEach, describe, expect, it } from '@jest/globals';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { deleteComment } from '@nivel/contracts/projects/delete-comment.operation';
import { manageCricoProjectTeam } from '@nivel/contracts/projects/manage-crico-project-team.operation';
import { readSentimentChoice } from '@nivel/contracts/projects/read-sentiment-choice.operation';
import { readTeamTalk } from '@nivel/contracts/projects/read-team-talk.operation';
import { setSentimentChoice } from '@nivel/contracts/projects/set-sentiment-choice.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { key, listAt, type BoardActions, type Place } from '../../test/board-actions.ts';
import { ChatActions } from '../../test/chat-actions.ts';
import { CommentActions } from '../../test/comment-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let director: Somebody;
let lead: Somebody;
let member: Somebody;
let place: Place;
let card: string;
projectsFor((started, actions) => {
  [projects, board] = [started, actions];
});
beforeEach(async () => {
  director = await projects.aPerson();
  place = await projects.aProject(director);
  lead = await projects.inTeam(place.id, 'lead');
  member = await projects.inTeam(place.id, 'member');
  card = await board.make(director, place);
});

const read = ({ userId }: Somebody, hours = 24) => projects.ask(userId, readTeamTalk, { project_id: place.id, hours });
const say = (who: Somebody, text: string, isTeamOnly = false) =>
  new CommentActions(projects).add(who, { project_id: place.id, card_id: card }, { text, is_team_only: isTeamOnly });
const chat = (who: Somebody, text: string) => new ChatActions(projects).send(who, place.id, { text });
const choose = ({ userId }: Somebody, takes_part: boolean) => projects.ask(userId, setSentimentChoice, { takes_part });
/** Everything written so far, some days earlier. */
const earlier = async (days: number): Promise<void> => {
  for (const table of ['comments', 'chat_messages'])
    await projects.rows(
      `UPDATE ${table} SET created_at = created_at - make_interval(days => $2) WHERE project_id = $1`,
      [place.id, days],
    );
};
const words = ({ texts }: Awaited<ReturnType<typeof read>>): string[] => texts.map(([, , text]) => text).sort();

describe('what a lead gets', () => {
  it('are comments and chat of the hours and of those before, by person, and nothing older', async () => {
    await say(member, 'vieja');
    await earlier(1);
    await say(member, 'antes');
    await earlier(1);
    await say(member, 'comentario', true);
    await chat(lead, 'mensaje');
    const talk = await read(lead);
    expect(talk).toMatchObject({ audience: 'people', is_settled: true });
    const ids = talk.people.map(({ user_id }) => user_id);
    expect(talk.texts.map(([author, isBefore, text]) => [ids[author], isBefore, text]).sort()).toEqual(
      [
        [member.userId, false, 'comentario'],
        [member.userId, true, 'antes'],
        [lead.userId, false, 'mensaje'],
      ].sort(),
    );
    expect(talk.me).toBe(ids.indexOf(lead.userId));
    expect(words(await read(lead, 72))).toHaveLength(4);
  });

  it('has no words of guests, deleted ones, cards in the trash, rules, or people who opted out', async () => {
    const guest = await projects.inTeam(place.id, 'guest');
    await say(guest, 'de un invitado');
    const { id: comment_id } = await say(member, 'borrado');
    await projects.ask(member.userId, deleteComment, { project_id: place.id, comment_id });
    await say(member, 'se queda');
    const rule = await say(member, 'de una regla');
    await projects.rows(`UPDATE comments SET id = overlay(id::text placing '5' from 15)::uuid WHERE id = $1`, [
      rule.id,
    ]);
    await chat(lead, 'fuera');
    await choose(lead, false);
    expect(words(await read(lead))).toEqual(['se queda']);
    expect((await read(lead)).me).toBeNull();
    await choose(lead, true);
    expect(words(await read(lead))).toEqual(['fuera', 'se queda']);
    await projects.ask(lead.userId, deleteCards, { project_id: place.id, ...key(), card_ids: [card] });
    expect(words(await read(lead))).toEqual(['fuera']);
  });

  it('has open, overdue and returned cards of each person', async () => {
    await say(member, 'algo');
    const mine = { assignee: member.userId };
    await board.make(lead, place, { ...mine, due_on: '2020-01-01' });
    const done = await board.make(lead, place, mine);
    await board.move(member, place, [done], { list_id: listAt(place, 3) });
    await board.move(lead, place, [done], { list_id: listAt(place, 0) });
    const undone = await board.make(lead, place, mine);
    await board.move(lead, place, [undone], { list_id: listAt(place, 3) });
    await board.undo(lead, place);
    expect((await read(lead)).people).toEqual([
      { user_id: member.userId, open: 3, overdue: 1, due_soon: 0, returned: 1 },
    ]);
  });

  it('is bounded: the newest texts, each shortened', async () => {
    await say(member, '😀'.repeat(1_500));
    const { texts } = await read(lead);
    expect([...(texts[0]?.[2] ?? '')]).toHaveLength(1_000);
    await projects.rows(
      `INSERT INTO chat_messages (id, project_id, number, author_id, text, mentions, version, asked, created_at)
       SELECT gen_random_uuid(), $1, 1000 + n, $2, repeat('x', 900), '{}', 1, '', now() - n * interval '1 second'
       FROM generate_series(1, 1500) n`,
      [place.id, member.userId],
    );
    const { texts: many } = await read(lead);
    expect(JSON.stringify(many).length).toBeLessThan(400_000);
    expect(many.length).toBeGreaterThan(300);
  });
});

describe('what others get', () => {
  it('for members is the last whole week without names, whatever hours they ask for', async () => {
    await say(member, 'hoy');
    const now = await read(member, 1);
    expect(now).toMatchObject({ audience: 'team', texts: [], people: [] });
    expect(Date.parse(now.to) - Date.parse(now.from)).toBe(7 * 86_400_000);
    await earlier(7);
    const talk = await read(member, 1);
    expect(talk).toMatchObject({ me: 0, people: [{ user_id: null }], is_settled: true });
    expect(talk.texts).toEqual([[0, false, 'hoy']]);
    expect(await read(member, 720)).toEqual(talk);
  });

  it.each([
    [
      'a text is deleted',
      (id: string) => projects.ask(member.userId, deleteComment, { project_id: place.id, comment_id: id }),
    ],
    [
      'its card is deleted',
      () => projects.ask(lead.userId, deleteCards, { project_id: place.id, ...key(), card_ids: [card] }),
    ],
    ['a person takes themselves out', () => choose(member, false)],
    ['a person leaves', () => projects.rows('DELETE FROM project_members WHERE user_id = $1', [member.userId])],
    [
      'a person becomes a guest',
      () => projects.rows(`UPDATE project_members SET role = 'guest' WHERE user_id = $1`, [member.userId]),
    ],
  ])('for members is nothing of a week after %s, until the next one', async (_, change) => {
    const other = await projects.inTeam(place.id, 'member');
    const { id } = await say(member, 'una', true);
    await say(other, 'otra');
    await earlier(7);
    expect((await read(other)).texts).toHaveLength(2);
    await change(id);
    expect(await read(other)).toMatchObject({ is_settled: false, people: [], texts: [] });
  });

  it('for members is nothing of a week after a guest who wrote in it joined the team, and all of it where others joined', async () => {
    const [other, guest] = [await projects.inTeam(place.id, 'member'), await projects.inTeam(place.id, 'guest')];
    await say(other, 'una');
    await say(guest, 'otra');
    await earlier(7);
    const silent = await projects.inTeam(place.id, 'guest');
    const toMember = ({ userId: user_id }: Somebody) =>
      projects.ask(director.userId, manageCricoProjectTeam, {
        ...{ project_id_param: place.id, action_param: 'update_role' as const },
        user_data_param: { user_id, role: 'member' as const },
      });
    await toMember(silent);
    expect(await read(other)).toMatchObject({ is_settled: true, texts: [[0, false, 'una']] });
    await toMember(guest);
    expect(await read(other)).toMatchObject({ is_settled: false, people: [], texts: [] });
  });

  it('for guests and readers is nothing, and strangers are refused', async () => {
    const guest = await projects.inTeam(place.id, 'guest');
    await say(guest, 'mía');
    await say(member, 'del equipo', true);
    expect(await read(guest)).toMatchObject({ audience: 'nobody', people: [], texts: [], me: null });
    const stranger = await projects.aPerson();
    const ask = () => projects.refusal(stranger.userId, readTeamTalk, { project_id: place.id, hours: 24 });
    expect(await ask()).toBe('forbidden');
    await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [place.id]);
    expect(await read(stranger)).toMatchObject({ audience: 'nobody', people: [], texts: [] });
  });
});

describe('the choice to take part', () => {
  const rowsOf = ({ userId }: Somebody) =>
    projects.rows('SELECT changed_at FROM sentiment_choices WHERE user_id = $1', [userId]);

  it('is yes at first, belongs to the person, and keeps its moment when it is repeated', async () => {
    const mine = async () => projects.ask(member.userId, readSentimentChoice, {});
    const changedAt = async () => (await rowsOf(member))[0];
    expect(await mine()).toEqual({ takes_part: true });
    await choose(member, true);
    expect(await changedAt()).toBeUndefined();
    await choose(member, false);
    const first = await changedAt();
    expect(await choose(member, false)).toEqual({ takes_part: false });
    expect(await changedAt()).toEqual(first);
    expect(await mine()).toEqual({ takes_part: false });
    expect(await projects.ask(lead.userId, readSentimentChoice, {})).toEqual({ takes_part: true });
  });

  it('goes with the account', async () => {
    await choose(member, false);
    await choose(lead, false);
    await projects.tell(accountDeleted, { userId: member.userId });
    await waitUntil(async () => (await rowsOf(member)).length === 0);
    expect(await rowsOf(lead)).toHaveLength(1);
  });

  it('is for people of Crico alone', async () => {
    const { userId } = await projects.anAccount();
    expect(await projects.refusal(userId, readSentimentChoice, {})).toBe('forbidden');
    expect(await projects.refusal(userId, setSentimentChoice, { takes_part: false })).toBe('forbidden');
    expect(await projects.refusal(null, setSentimentChoice, { takes_part: false })).toBe('unauthenticated');
  });
});
