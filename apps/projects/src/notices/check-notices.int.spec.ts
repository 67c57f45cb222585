import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { checkNotices } from '@nivel/contracts/projects/check-notices.operation';
import { deleteComment } from '@nivel/contracts/projects/delete-comment.operation';
import { updateCricoProjectSettings } from '@nivel/contracts/projects/update-crico-project-settings.operation';
import { commentsFor, type Talk } from '../../test/comments-for.ts';
import type { Somebody } from '../../test/projects-under-test.ts';

let projects: Talk['projects'];
let board: Talk['board'];
let talk: Talk['talk'];
let director: Talk['director'];
let place: Talk['place'];
let at: { project_id: string; card_id: string };
commentsFor((given) => {
  ({ projects, board, talk, director, place } = given);
  at = { project_id: place.id, card_id: given.card };
});

const may = async (who: Somebody, ...comments: (string | null)[]) =>
  (
    await projects.ask(null, checkNotices, {
      user_id: who.userId,
      places: comments.map((comment_id) => ({ project_id: place.id, comment_id })),
    })
  ).may;

it('notices are for those who see the project and may read the comment at this moment', async () => {
  const [member, guest, stranger] = [
    await projects.inTeam(place.id, 'member'),
    await projects.inTeam(place.id, 'guest'),
    await projects.aPerson(),
  ];
  const open = await talk.add(director, at, { text: 'Para todos' });
  const closed = await talk.add(director, at, { text: 'Solo del equipo', is_team_only: true });
  const asked = [null, open.id, closed.id, v7()] as const;
  expect(await may(member, ...asked)).toEqual([true, true, true, false]);
  expect(await may(guest, ...asked)).toEqual([true, true, false, false]);
  expect(await may(stranger, ...asked)).toEqual([false, false, false, false]);
  await projects.rows('DELETE FROM project_members WHERE user_id = $1', [member.userId]);
  expect(await may(member, ...asked)).toEqual([false, false, false, false]);
  await projects.ask(director.userId, deleteComment, { project_id: place.id, comment_id: open.id });
  expect(await may(guest, open.id)).toEqual([false]);
});

it('a comment of another project is none of this one', async () => {
  const elsewhere = await projects.aProject(director);
  const other = await talk.add(
    director,
    { project_id: elsewhere.id, card_id: await board.make(director, elsewhere) },
    { text: 'Allá' },
  );
  expect(await may(director, other.id)).toEqual([false]);
});

it('a project whose settings let no e-mails out lets none out', async () => {
  expect(await may(director, null)).toEqual([true]);
  await projects.ask(director.userId, updateCricoProjectSettings, {
    project_id_param: place.id,
    settings_param: { 'notifications.email_notifications': false },
  });
  expect(await may(director, null)).toEqual([false]);
});

it('can be called by services alone', async () => {
  expect(await projects.refusal(director.userId, checkNotices, { user_id: director.userId, places: [] })).toBe(
    'forbidden',
  );
});
