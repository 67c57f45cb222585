import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { addComment } from '@nivel/contracts/projects/add-comment.operation';
import { commentsChanged } from '@nivel/contracts/projects/comments-changed.fact';
import { teamCommentsChanged } from '@nivel/contracts/projects/team-comments-changed.fact';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { deleteComment } from '@nivel/contracts/projects/delete-comment.operation';
import { editComment } from '@nivel/contracts/projects/edit-comment.operation';
import { listCommentVersions } from '@nivel/contracts/projects/list-comment-versions.operation';
import { listComments } from '@nivel/contracts/projects/list-comments.operation';
import { restoreCards } from '@nivel/contracts/projects/restore-cards.operation';
import { restoreComment } from '@nivel/contracts/projects/restore-comment.operation';
import { key } from '../../test/board-actions.ts';
import { commentsFor, type Talk } from '../../test/comments-for.ts';
import type { Somebody } from '../../test/projects-under-test.ts';

let projects: Talk['projects'];
let board: Talk['board'];
let talk: Talk['talk'];
let director: Talk['director'];
let place: Talk['place'];
let card: Talk['card'];
commentsFor((given) => {
  ({ projects, board, talk, director, place, card } = given);
});
const at = () => ({ project_id: place.id, card_id: card });
const texts = async (who: Somebody): Promise<string[]> => (await talk.read(who, at())).map(({ text }) => text);

describe('comments of a card', () => {
  it('are made by guests and members, replied to, and read by both in their order', async () => {
    const guest = await projects.inTeam(place.id, 'guest');
    const first = await talk.add(guest, at(), { text: ' ¿Cuándo **llega** la tela? ' });
    const reply = await talk.add(director, at(), { text: 'El jueves', parent_id: first.id });
    const deeper = await talk.add(guest, at(), { text: 'Gracias', parent_id: reply.id });
    expect(first).toMatchObject({ author_id: guest.userId, number: 1, parent_id: null, version: 1, edited_at: null });
    expect(first.text).toBe('¿Cuándo **llega** la tela?');
    expect([reply.parent_id, deeper.parent_id]).toEqual([first.id, first.id]);
    expect(await texts(guest)).toEqual(['¿Cuándo **llega** la tela?', 'El jueves', 'Gracias']);
    const { people } = await projects.ask(director.userId, listComments, at());
    expect(people.map(({ user_id }) => user_id).sort()).toEqual([director.userId, guest.userId].sort());
  });

  it('are not for strangers, nor for those who only read a public project', async () => {
    const stranger = await projects.aPerson();
    await talk.add(director, at());
    for (const visibility of ['private', 'public']) {
      await projects.rows('UPDATE projects SET visibility = $2 WHERE id = $1', [place.id, visibility]);
      expect(await projects.refusal(stranger.userId, listComments, at())).toBe('forbidden');
      const words = { ...at(), comment_id: v7(), text: 'x' };
      expect(await projects.refusal(stranger.userId, addComment, words)).toBe('forbidden');
    }
  });

  it('when repeated are stored once; nothing is stored under an id that is taken', async () => {
    const words = { ...at(), comment_id: v7(), text: 'Una vez' };
    const twice = [
      await projects.ask(director.userId, addComment, words),
      await projects.ask(director.userId, addComment, words),
    ];
    expect(twice[0]).toEqual(twice[1]);
    expect(await texts(director)).toEqual(['Una vez']);
    const other = { ...words, text: 'Otra' };
    expect(await projects.refusal(director.userId, addComment, other)).toBe('idempotency_key_reused');
    const guest = await projects.inTeam(place.id, 'guest');
    expect(await projects.refusal(guest.userId, addComment, words)).toBe('id_taken');
    const elsewhere = await projects.aProject(guest);
    const theirs = { project_id: elsewhere.id, card_id: await board.make(guest, elsewhere) };
    expect(await projects.refusal(guest.userId, addComment, { ...words, ...theirs })).toBe('id_taken');
  });

  it('of the same moment all get numbers of their own', async () => {
    await Promise.all(Array.from({ length: 8 }, () => talk.add(director, at())));
    expect((await talk.read(director, at())).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('are refused when empty, too long, without a card, and as replies to missing comments or those of another card', async () => {
    const refusal = (given: object) =>
      projects.refusal(director.userId, addComment, { ...at(), comment_id: v7(), text: 'x', ...given });
    expect(await refusal({ text: '   ' })).toBe('invalid_input');
    expect(await refusal({ text: '🙂'.repeat(10_001) })).toBe('invalid_input');
    expect(await refusal({ text: '\ud83d' })).toBe('invalid_input');
    expect(await refusal({ text: Array.from({ length: 51 }, () => `@[${v7()}]`).join(' ') })).toBe('invalid_input');
    expect(await refusal({ text: '🙂'.repeat(10_000) })).toBe('allowed');
    expect(await refusal({ card_id: v7() })).toBe('card_not_found');
    expect(await refusal({ parent_id: v7() })).toBe('comment_not_found');
    const { id: parent_id } = await talk.add(director, at());
    expect(await refusal({ parent_id, card_id: await board.make(director, place) })).toBe('comment_not_found');
    await projects.ask(director.userId, deleteComment, { project_id: place.id, comment_id: parent_id });
    expect(await refusal({ parent_id })).toBe('comment_not_found');
  });

  it('come in pages, each with the beginnings of its threads', async () => {
    const first = await talk.add(director, at(), { text: 'El principio' });
    for (let n = 0; n < 4; n += 1) await talk.add(director, at(), { text: `Nota ${n}` });
    await talk.add(director, at(), { text: 'Una respuesta', parent_id: first.id });
    const page = await projects.ask(director.userId, listComments, { ...at(), limit: 2 });
    expect(page.comments.map(({ text }) => text)).toEqual(['El principio', 'Nota 3', 'Una respuesta']);
    expect(page.next).toBe(5);
    const older = await projects.ask(director.userId, listComments, { ...at(), limit: 10, before: page.next ?? 0 });
    expect(older.comments.map(({ text }) => text)).toEqual(['El principio', 'Nota 0', 'Nota 1', 'Nota 2']);
    expect(older.next).toBeNull();
  });

  it('are never more on one page than a message holds', async () => {
    const text = '漢'.repeat(10_000);
    for (let n = 0; n < 20; n += 1) await talk.add(director, at(), { text });
    const page = await projects.ask(director.userId, listComments, at());
    expect(page.comments.length).toBeGreaterThan(5);
    expect(page.comments.length).toBeLessThan(20);
    expect(page.next).toBe(page.comments[0]?.number);
  });
});

describe('a comment that is changed', () => {
  it('is marked so, and shows its earlier text to directors of the project only', async () => {
    const guest = await projects.inTeam(place.id, 'guest');
    const { id: comment_id } = await talk.add(guest, at(), { text: 'Lunes' });
    const edit = { project_id: place.id, comment_id, base_version: 1, text: 'Martes' };
    const { comment } = await projects.ask(guest.userId, editComment, edit);
    expect(comment).toMatchObject({ text: 'Martes', version: 2, edited_at: expect.any(String) });
    // A repetition after a lost answer.
    expect((await projects.ask(guest.userId, editComment, edit)).comment).toEqual(comment);
    const named = { project_id: place.id, comment_id };
    const { versions } = await projects.ask(director.userId, listCommentVersions, named);
    expect(versions.map(({ version, text }) => [version, text])).toEqual([[1, 'Lunes']]);
    const lead = await projects.inTeam(place.id, 'lead');
    for (const { userId } of [guest, lead])
      expect(await projects.refusal(userId, listCommentVersions, named)).toBe('forbidden');
    const late = { ...edit, text: 'Jueves' };
    expect(await projects.refusal(guest.userId, editComment, late)).toBe('comment_changed');
    expect(await projects.refusal(director.userId, editComment, { ...late, base_version: 2 })).toBe('not_your_comment');
  });

  it('and deleted leaves a placeholder only if it has replies, and is restored by the person who deleted it', async () => {
    const [guest, member] = [await projects.inTeam(place.id, 'guest'), await projects.inTeam(place.id, 'member')];
    const first = await talk.add(guest, at(), { text: 'Pregunta' });
    const named = { project_id: place.id, comment_id: first.id };
    expect(await projects.refusal(member.userId, deleteComment, named)).toBe('not_your_comment');
    for (let time = 0; time < 2; time += 1) await projects.ask(guest.userId, deleteComment, named);
    expect(await texts(director)).toEqual([]);
    await projects.ask(guest.userId, restoreComment, named);
    await talk.add(member, at(), { text: 'Respuesta', parent_id: first.id });
    await projects.ask(director.userId, deleteComment, named);
    expect(await talk.read(guest, at())).toMatchObject([{ text: '', is_deleted: true }, { text: 'Respuesta' }]);
    expect(await projects.refusal(director.userId, listCommentVersions, named)).toBe('comment_not_found');
    // Its author cannot restore what a lead deleted.
    expect(await projects.refusal(guest.userId, restoreComment, named)).toBe('not_your_comment');
    await projects.ask(director.userId, restoreComment, named);
    expect(await texts(guest)).toEqual(['Pregunta', 'Respuesta']);
  });
});

describe('a card in the trash', () => {
  it('takes no comments, and has its old ones when it comes back', async () => {
    const { id: comment_id } = await talk.add(director, at(), { text: 'Antes' });
    const cards = { project_id: place.id, card_ids: [card] };
    await projects.ask(director.userId, deleteCards, { ...cards, ...key() });
    const named = { project_id: place.id, comment_id };
    const refusals = [
      await projects.refusal(director.userId, addComment, { ...at(), comment_id: v7(), text: 'Después' }),
      await projects.refusal(director.userId, editComment, { ...named, base_version: 1, text: 'Después' }),
      await projects.refusal(director.userId, deleteComment, named),
    ];
    expect(refusals).toEqual(['card_in_trash', 'card_in_trash', 'card_in_trash']);
    await projects.ask(director.userId, restoreCards, { ...cards, ...key() });
    expect(await texts(director)).toEqual(['Antes']);
  });
});

describe('windows that are open', () => {
  it('receive that there is something to read, and none of the words', async () => {
    const word = `secreto-${v7()}`;
    const { id: comment_id } = await talk.add(director, at(), { text: word });
    const team = await talk.add(director, at(), { text: word, is_team_only: true });
    const edit = { project_id: place.id, comment_id, base_version: 1, text: `${word} 2` };
    await projects.ask(director.userId, editComment, edit);
    const told = (await projects.told(commentsChanged, card)).map(({ commentId, what }) => [commentId, what]);
    expect(told).toEqual([
      [comment_id, 'added'],
      [comment_id, 'edited'],
    ]);
    expect((await projects.told(teamCommentsChanged, card)).map(({ commentId }) => commentId)).toEqual([team.id]);
    expect(await projects.rows('SELECT id FROM outbox WHERE payload LIKE $1', [`%${word}%`])).toEqual([]);
    expect(await projects.rows('SELECT 1 FROM project_changes WHERE changes::text LIKE $1', [`%${word}%`])).toEqual([]);
  });
});
