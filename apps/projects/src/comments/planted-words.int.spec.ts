import { afterAll, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { deleteComment } from '@nivel/contracts/projects/delete-comment.operation';
import { editComment } from '@nivel/contracts/projects/edit-comment.operation';
import { openAttachmentPicture } from '@nivel/contracts/projects/open-attachment-picture.operation';
import { openAttachment } from '@nivel/contracts/projects/open-attachment.operation';
import { operations } from '@nivel/contracts/projects/operations.generated';
import { reactToComment } from '@nivel/contracts/projects/react-to-comment.operation';
import { sendChatMessage } from '@nivel/contracts/projects/send-chat-message.operation';
import { reachingInput } from '@nivel/testing/reaching-input';
import { AttachmentActions } from '../../test/attachment-actions.ts';
import type { BoardActions } from '../../test/board-actions.ts';
import { CommentActions } from '../../test/comment-actions.ts';
import { Inspector } from '../../test/inspector.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

/** Is in every text for the team only, and nowhere else. */
const WORD = `sigilo${v7().replaceAll('-', '')}`;

let projects: ProjectsUnderTest;
let director: Somebody;
let outsiders: Somebody[];
/** Ids by the names under which operations ask for them. */
let ids: Record<string, string>;
let hidden: string[];
let inspector: Inspector;

/** Comments of every kind for the team only, in a project that everybody may read. */
const plant = async (board: BoardActions): Promise<void> => {
  director = await projects.aPerson();
  const place = await projects.aProject(director);
  await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [place.id]);
  const member = await projects.inTeam(place.id, 'member');
  const guest = await projects.inTeam(place.id, 'guest');
  outsiders = [guest, await projects.aPerson()];
  const card_id = await board.make(director, place);
  const at = { project_id: place.id, card_id };
  const talk = new CommentActions(projects);
  const text = `${WORD} @[${member.userId}] @[${guest.userId}]`;
  const comment_id = v7();
  const file = await new AttachmentActions(projects).addToComment(director, at, comment_id, `${WORD}.txt`);
  const first = await talk.add(director, at, { comment_id, text, is_team_only: true });
  const reply = await talk.add(member, at, { text, parent_id: first.id });
  const gone = await talk.add(member, at, { text, is_team_only: true });
  const named = (comment_id: string) => ({ project_id: place.id, comment_id });
  await projects.ask(member.userId, editComment, { ...named(reply.id), base_version: 1, text: `${text} otra vez` });
  await projects.ask(director.userId, reactToComment, { ...named(reply.id), reaction: 'heart', is_on: true });
  await projects.ask(member.userId, deleteComment, named(gone.id));
  const message_id = v7();
  await projects.ask(director.userId, sendChatMessage, { project_id: place.id, message_id, text });
  // A thread for all in the same place, so that there is something to be found.
  await talk.add(guest, at, { text: 'Para todos' });
  hidden = [first.id, reply.id, gone.id, file, message_id];
  ids = {
    ...{ project_id: place.id, project_id_param: place.id, p_project_id: place.id, projectId: place.id, id: place.id },
    ...{ card_id, milestone_id: card_id, milestone_id_param: card_id, comment_id: reply.id, parent_id: first.id },
    ...{ attachment_id: file, picture: 'thumbnail.webp', message_id },
  };
};
projectsFor(async (started, board) => {
  projects = started;
  inspector = await Inspector.start(started.stack.natsUrl);
  await plant(board);
});

afterAll(() => inspector.stop());

it('words for the team only are shown to guests and readers by no operation, and are in no fact and no log', async () => {
  const found: string[] = [];
  let answers = 0;
  for (const who of [...outsiders, null])
    for (const operation of operations.filter(({ policy }) => policy.who !== 'service')) {
      const told = await projects.ask(who?.userId ?? null, operation, reachingInput(operation, ids)).then(
        (output) => {
          answers += 1;
          return JSON.stringify(output);
        },
        (error: unknown) => (error instanceof AppError ? JSON.stringify(error.body) : String(error)),
      );
      if ([WORD, ...hidden].some((secret) => told.includes(secret))) found.push(`${operation.name}: ${told}`);
    }
  expect(found).toEqual([]);
  expect(answers).toBeGreaterThan(40);
  const kept = await projects.rows(
    `SELECT subject AS place FROM outbox WHERE payload LIKE $1
     UNION ALL SELECT kind FROM project_changes WHERE changes::text LIKE $1
     UNION ALL SELECT 'documented table' FROM milestone_comments c WHERE c::text LIKE $1`,
    [`%${WORD}%`],
  );
  expect(kept).toEqual([]);
  // The words exist, and this test would find them.
  for (const name of ['projects.list-comments', 'projects.list-chat-messages']) {
    const read = operations.find((one) => one.name === name);
    const shown = read && JSON.stringify(await projects.ask(director.userId, read, reachingInput(read, ids)));
    expect(shown).toContain(WORD);
  }
});

it('facts that name a comment for the team only go to the room of the team alone, and to nobody who may not read it', async () => {
  const subjects = await projects.rows<{ subject: string; payload: string }>(
    `SELECT subject, payload::text AS payload FROM outbox WHERE payload LIKE ANY ($1)`,
    [hidden.map((id) => `%${id}%`)],
  );
  expect(new Set(subjects.map(({ subject }) => subject))).toEqual(
    new Set([
      'evt.projects.team-comments.changed.v1.live',
      'evt.projects.comment.added.v1',
      'evt.projects.chat.changed.v1.live',
      'evt.projects.chat.mentioned.v1',
    ]),
  );
  for (const { userId } of outsiders) expect(subjects.filter(({ payload }) => payload.includes(userId))).toEqual([]);
});

it('a file of a comment for the team only opens for members, and does not exist for others, whatever they know of it', async () => {
  const { project_id = '', card_id = '', attachment_id = '' } = ids;
  const place = { project_id, card_id, attachment_id };
  const openedBy = (who: Somebody) => projects.refusal(who.userId, openAttachment, { ...place, name: `${WORD}.txt` });
  expect(await openedBy(director)).toBe('allowed');
  expect(await Promise.all(outsiders.map(openedBy))).toEqual(['file_not_found', 'forbidden']);
  const made = `UPDATE files SET pictures = '{"thumbnail": {"key": "attachments/x", "width": 1, "height": 1}}' WHERE name = $1`;
  await projects.rows(made, [`${WORD}.txt`]);
  const shownTo = (who: Somebody) =>
    projects.refusal(who.userId, openAttachmentPicture, { ...place, picture: 'thumbnail.webp' });
  expect(await shownTo(director)).toBe('allowed');
  expect(await Promise.all(outsiders.map(shownTo))).toEqual(['file_not_found', 'forbidden']);
});
