import { beforeEach, describe, expect, it } from '@jest/globals';
import { readTeamView } from '@nivel/contracts/projects/read-team-view.operation';
import { saveProjectSettings } from '@nivel/contracts/projects/save-project-settings.operation';
import { listAt, type BoardActions, type Place } from '../../test/board-actions.ts';
import { ChatActions } from '../../test/chat-actions.ts';
import { CommentActions } from '../../test/comment-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let director: Somebody;
let place: Place;
projectsFor((started, actions) => {
  [projects, board] = [started, actions];
});
beforeEach(async () => {
  director = await projects.aPerson();
  place = await projects.aProject(director);
});
const read = (who: Somebody) => projects.ask(who.userId, readTeamView, { project_id: place.id });
const done = () => ({ list_id: listAt(place, place.lists.length - 1) });
/** Everything done and written so far, some days earlier. */
const earlier = async (days: number): Promise<void> => {
  const statements = [
    'UPDATE project_changes SET at = at - $2::int * interval $$1 day$$ WHERE project_id = $1',
    'UPDATE comments SET created_at = created_at - $2::int * interval $$1 day$$ WHERE project_id = $1',
    'UPDATE chat_messages SET created_at = created_at - $2::int * interval $$1 day$$ WHERE project_id = $1',
  ];
  for (const statement of statements) await projects.rows(statement, [place.id, days]);
};

describe('the numbers of a team', () => {
  it('are those of the last 7 days and of the 7 days before, and nothing older', async () => {
    const member = await projects.inTeam(place.id, 'member');
    const chat = new ChatActions(projects);
    const talk = new CommentActions(projects);
    const cards = [];
    for (let n = 0; n < 5; n += 1) cards.push(await board.make(director, place));
    const [oldest = '', ...others] = cards;
    await board.move(director, place, [oldest], done());
    await chat.send(member, place.id);
    await earlier(7);
    await board.move(director, place, others.slice(0, 2), done());
    await talk.add(member, { project_id: place.id, card_id: oldest });
    await earlier(8);
    await board.move(member, place, others.slice(2, 3), done());
    await chat.send(member, place.id);
    await chat.send(member, place.id);
    expect(await read(director)).toEqual({
      people: { current: 1, before: 2 },
      done: { current: 1, before: 2 },
      said: { current: 2, before: 1 },
      meeting_url: null,
    });
  });

  it('count a card once, not when it was done already, and not when that was undone', async () => {
    const [one, two] = [await board.make(director, place), await board.make(director, place)];
    await board.move(director, place, [one], done());
    await board.move(director, place, [one], { list_id: listAt(place, 0) });
    await board.move(director, place, [one], done());
    await board.move(director, place, [two], done());
    await board.undo(director, place);
    expect((await read(director)).done).toEqual({ current: 1, before: 0 });
  });

  it('have nothing of the team’s own talk for a guest, and are not for readers', async () => {
    const guest = await projects.inTeam(place.id, 'guest');
    const at = { project_id: place.id, card_id: await board.make(director, place) };
    const talk = new CommentActions(projects);
    await talk.add(director, at);
    await talk.add(director, at, { is_team_only: true });
    await new ChatActions(projects).send(await projects.inTeam(place.id, 'member'), place.id);
    expect([(await read(guest)).said.current, (await read(director)).said.current]).toEqual([1, 3]);
    expect([(await read(guest)).people.current, (await read(director)).people.current]).toEqual([1, 2]);
    await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [place.id]);
    const reader = await projects.aPerson();
    expect(await projects.refusal(reader.userId, readTeamView, { project_id: place.id })).toBe('forbidden');
  });

  it("include the team's meeting place, which starts with https", async () => {
    const save = (meeting_url: string) =>
      projects.refusal(director.userId, saveProjectSettings, { project_id: place.id, metadata: { meeting_url } });
    expect(await save('https://meet.example.com/abrigos')).toBe('allowed');
    expect((await read(director)).meeting_url).toBe('https://meet.example.com/abrigos');
    for (const wrong of ['http://meet.example.com', 'javascript:alert(1)', 'https://', 'https:// a'])
      expect(await save(wrong)).toBe('invalid_input');
    expect(await save('')).toBe('allowed');
    expect((await read(director)).meeting_url).toBeNull();
  });
});
