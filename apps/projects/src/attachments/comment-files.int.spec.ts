import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { beginCommentFile } from '@nivel/contracts/projects/begin-comment-file.operation';
import { commentsChanged } from '@nivel/contracts/projects/comments-changed.fact';
import { deleteAttachment } from '@nivel/contracts/projects/delete-attachment.operation';
import { deleteComment } from '@nivel/contracts/projects/delete-comment.operation';
import { finishAttachment } from '@nivel/contracts/projects/finish-attachment.operation';
import { listComments } from '@nivel/contracts/projects/list-comments.operation';
import { openAttachment } from '@nivel/contracts/projects/open-attachment.operation';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { restoreAttachment } from '@nivel/contracts/projects/restore-attachment.operation';
import { restoreComment } from '@nivel/contracts/projects/restore-comment.operation';
import { teamCommentsChanged } from '@nivel/contracts/projects/team-comments-changed.fact';
import { AttachmentActions } from '../../test/attachment-actions.ts';
import type { BoardActions } from '../../test/board-actions.ts';
import { CommentActions } from '../../test/comment-actions.ts';
import { Inspector } from '../../test/inspector.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let files: AttachmentActions;
let talk: CommentActions;
let inspector: Inspector;
projectsFor(async (started, actions) => {
  projects = started;
  board = actions;
  files = new AttachmentActions(started);
  talk = new CommentActions(started);
  inspector = await Inspector.start(started.stack.natsUrl);
});
afterAll(() => inspector.stop());
beforeEach(() => void Object.assign(inspector, { type: 'other' }));

const aCard = async () => {
  const director = await projects.aPerson();
  const place = await projects.aProject(director);
  const [member, guest] = [await projects.inTeam(place.id, 'member'), await projects.inTeam(place.id, 'guest')];
  return { director, member, guest, at: { project_id: place.id, card_id: await board.make(director, place) } };
};
type At = Awaited<ReturnType<typeof aCard>>['at'];
const open = (who: Somebody, at: At, attachment_id: string) =>
  projects.refusal(who.userId, openAttachment, { ...at, attachment_id, name: 'muestra.txt' });
const begin = (who: Somebody, at: At, comment_id: string, attachment_id = v7()) =>
  projects.refusal(who.userId, beginCommentFile, {
    ...{ ...at, comment_id, attachment_id, name: 'muestra.txt', bytes: 1, type: '' },
  });

describe('a file of a comment', () => {
  it('is visible to its sender only until the comment is sent, and then to the readers of the comment', async () => {
    const { director, member, guest, at } = await aCard();
    const comment_id = v7();
    const id = await files.addToComment(member, at, comment_id);
    expect([await open(member, at, id), await open(director, at, id), await open(guest, at, id)]).toEqual([
      'allowed',
      'file_not_found',
      'file_not_found',
    ]);
    const made = await talk.add(member, at, { comment_id });
    expect(made.files).toMatchObject([{ id, name: 'muestra.txt', added_by: member.userId }]);
    expect((await talk.read(guest, at))[0]?.files).toEqual(made.files);
    expect(await open(guest, at, id)).toBe('allowed');
    // It is no file of the card, and the project's log does not contain it.
    expect(await files.list(member, at)).toEqual([]);
    const log = await projects.rows(`SELECT 1 FROM project_changes WHERE project_id = $1 AND kind LIKE '%attachment'`, [
      at.project_id,
    ]);
    expect(log).toEqual([]);
  });

  it('arrives before the comment, never under another person’s comment id, ten at most, from members only', async () => {
    const { director, member, guest, at } = await aCard();
    const theirs = await talk.add(director, at);
    expect(await begin(member, at, theirs.id)).toBe('comment_was_sent');
    expect(await begin(guest, at, v7())).toBe('forbidden');
    // A person who guesses the id of an unfinished comment cannot add a file to it.
    const comment_id = v7();
    await files.addToComment(member, at, comment_id);
    expect((await talk.add(director, at, { comment_id })).files).toEqual([]);
    const late = v7();
    const { upload_id } = await projects.ask(member.userId, beginCommentFile, {
      ...{ ...at, comment_id: late, attachment_id: v7(), name: 'tarde.txt', bytes: 1, type: '' },
    });
    await talk.add(member, at, { comment_id: late });
    const arrived = { upload_id, bytes: 1, sha256: 'a'.repeat(64) };
    expect(await projects.refusal(null, finishAttachment, arrived)).toBe('comment_was_sent');
    const full = v7();
    for (let n = 0; n < 10; n += 1) await files.addToComment(member, at, full);
    expect(await begin(member, at, full)).toBe('too_many_comment_files');
  });

  it('is deleted and restored with its comment, or by itself, and published to its readers', async () => {
    const { director, member, guest, at } = await aCard();
    const { project_id } = at;
    const [comment_id, secret] = [v7(), v7()];
    const id = await files.addToComment(member, at, comment_id);
    const hidden = await files.addToComment(member, at, secret);
    await talk.add(member, at, { comment_id });
    await talk.add(member, at, { comment_id: secret, is_team_only: true });
    await projects.ask(member.userId, deleteComment, { project_id, comment_id });
    expect(await open(guest, at, id)).toBe('file_not_found');
    await projects.ask(member.userId, restoreComment, { project_id, comment_id });
    expect(await open(guest, at, id)).toBe('allowed');
    for (const attachment_id of [id, hidden])
      await projects.ask(director.userId, deleteAttachment, { project_id, attachment_id });
    expect((await talk.read(director, at)).map((one) => one.files)).toEqual([[], []]);
    const activityEntriesOf = { projectId: project_id, cardId: at.card_id, by: director.userId, what: 'edited' };
    expect(await projects.told(commentsChanged, director.userId)).toEqual([
      { ...activityEntriesOf, commentId: comment_id },
    ]);
    expect(await projects.told(teamCommentsChanged, director.userId)).toEqual([
      { ...activityEntriesOf, commentId: secret },
    ]);
    await projects.ask(director.userId, restoreAttachment, { project_id, attachment_id: id });
    expect(await open(guest, at, id)).toBe('allowed');
  });

  it('goes for good with its comment, and when that never came', async () => {
    const { member, at } = await aCard();
    const [comment_id, kept] = [v7(), v7()];
    const ids = [
      await files.addToComment(member, at, comment_id),
      await files.addToComment(member, at, v7()),
      await files.addToComment(member, at, kept),
    ];
    await talk.add(member, at, { comment_id });
    await talk.add(member, at, { comment_id: kept });
    await projects.ask(member.userId, deleteComment, { project_id: at.project_id, comment_id });
    await projects.rows(`UPDATE comments SET deleted_at = deleted_at - interval '31 days'`);
    await projects.rows(`UPDATE attachments SET added_at = added_at - interval '31 days'`);
    await projects.ask(null, purgeTrash, {});
    const left = await projects.rows<{ id: string }>('SELECT id FROM attachments WHERE id = ANY ($1)', [ids]);
    expect(left).toEqual([{ id: ids[2] }]);
  });

  it('counts in what one page of comments weighs: names as long as may be do not make it too large', async () => {
    const { member, at } = await aCard();
    for (let n = 0; n < 60; n += 1) await talk.add(member, at);
    await projects.rows(
      `INSERT INTO attachments (id, project_id, card_id, comment_id, file_id, name, added_by, added_at)
       SELECT gen_random_uuid(), c.project_id, c.card_id, c.id, f.id, repeat('名', 255), c.author_id, now()
       FROM comments c, generate_series(1, 10), (SELECT id FROM files WHERE state = 'ready' LIMIT 1) f WHERE c.card_id = $1`,
      [at.card_id],
    );
    const first = await projects.ask(member.userId, listComments, { ...at, limit: 100 });
    expect(first.next).not.toBeNull();
    const { comments } = await projects.ask(member.userId, listComments, {
      ...at,
      limit: 100,
      before: first.next ?? 0,
    });
    expect(first.comments.length + comments.length).toBe(60);
  });
});
