import { beforeEach, describe, expect, it } from '@jest/globals';
import { deleteAttachment } from '@nivel/contracts/projects/delete-attachment.operation';
import { deleteChatMessage } from '@nivel/contracts/projects/delete-chat-message.operation';
import { editChatMessage } from '@nivel/contracts/projects/edit-chat-message.operation';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { restoreAttachment } from '@nivel/contracts/projects/restore-attachment.operation';
import { sendChatMessage } from '@nivel/contracts/projects/send-chat-message.operation';
import { v7 } from 'uuid';
import { AttachmentActions } from '../../test/attachment-actions.ts';
import type { Place } from '../../test/board-actions.ts';
import { ChatActions } from '../../test/chat-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let chat: ChatActions;
let files: AttachmentActions;
let director: Somebody;
let member: Somebody;
let place: Place;
projectsFor((started) => {
  projects = started;
  chat = new ChatActions(started);
  files = new AttachmentActions(started);
});
beforeEach(async () => {
  director = await projects.aPerson();
  place = await projects.aProject(director);
  member = await projects.inTeam(place.id, 'member');
});
const share = (name = 'acta.txt', project_id = place.id) => files.aFile(director, { project_id }, name);
const namesIn = async (who: Somebody) =>
  (await chat.read(who, place.id)).map((message) => message.files.map(({ name }) => name));

describe('files in a message', () => {
  it('are those of the project, said with or without words, once, however often it is sent', async () => {
    const [acta, plano] = [await share(), await share('plano.txt')];
    const input = { project_id: place.id, message_id: v7(), text: ' ', files: [plano, acta, plano] };
    const sent = [
      await projects.ask(member.userId, sendChatMessage, input),
      await projects.ask(member.userId, sendChatMessage, input),
    ];
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]?.message).toMatchObject({ text: '', files: [{ name: 'acta.txt' }, { name: 'plano.txt' }] });
    expect(await projects.refusal(member.userId, sendChatMessage, { ...input, files: [acta] })).toBe(
      'idempotency_key_reused',
    );
    await chat.send(director, place.id, { text: 'El acta otra vez', files: [acta] });
    expect(await namesIn(director)).toEqual([['acta.txt', 'plano.txt'], ['acta.txt']]);
    const words = { ...input, message_id: v7(), files: [] };
    expect(await projects.refusal(member.userId, sendChatMessage, words)).toBe('invalid_input');
    const many = Array.from({ length: 11 }, () => v7());
    expect(await projects.refusal(member.userId, sendChatMessage, { ...words, files: many })).toBe('invalid_input');
  });

  it('are found by the parts of their names, while they are there', async () => {
    const elsewhere = await projects.aProject(director);
    const [acta, plano] = [await share('Acta_de-reunión.pdf'), await share('plano.txt')];
    await share('acta.txt', elsewhere.id);
    await chat.send(director, place.id, { text: 'Léanla', files: [acta] });
    await chat.send(director, place.id, { text: 'Otra cosa', files: [plano] });
    await chat.send(director, place.id, { text: 'El acta' });
    const found = async (search: string) => (await chat.read(member, place.id, search)).map(({ number }) => number);
    expect(await found('acta')).toEqual([1, 3]);
    expect(await found('reunion acta.pdf')).toEqual([1]);
    expect([await found('acta plano'), await found('__')]).toEqual([[], []]);
    await projects.ask(director.userId, deleteAttachment, { project_id: place.id, attachment_id: acta });
    expect(await found('acta')).toEqual([3]);
  });

  it('are none of another project, of a card, of a comment, on their way, or deleted', async () => {
    const elsewhere = await projects.aProject(director);
    const card = { project_id: place.id, card_id: v7() };
    const gone = await share();
    await projects.ask(director.userId, deleteAttachment, { project_id: place.id, attachment_id: gone });
    const coming = v7();
    await files.beginShared(director, place.id, { attachment_id: coming });
    await projects.rows(
      `INSERT INTO cards (id, project_id, list_id, number, position, title, priority, progress, created_by, created_at, updated_at)
       VALUES ($1, $2, $3, 1, 'a', 'Una', 'medium', 0, $4, now(), now())`,
      [card.card_id, place.id, place.lists[0], director.userId],
    );
    const wrong = [
      await share('ajena.txt', elsewhere.id),
      await files.aFile(director, card),
      await files.aFile(director, card, 'b.txt', v7()),
      gone,
      coming,
      v7(),
    ];
    const good = await share();
    for (const id of wrong) {
      const input = { project_id: place.id, message_id: v7(), text: 'Mira', files: [good, id] };
      expect(await projects.refusal(director.userId, sendChatMessage, input)).toBe('file_not_found');
    }
    expect(await chat.read(member, place.id)).toEqual([]);
  });

  it('are referred to and not owned: neither goes with the other, and a file that is back is back in it', async () => {
    const attachment_id = await share();
    const named = { project_id: place.id, attachment_id };
    const { id: message_id } = await chat.send(director, place.id, { text: '', files: [attachment_id] });
    await projects.ask(director.userId, deleteAttachment, named);
    expect(await namesIn(member)).toEqual([[]]);
    await projects.ask(director.userId, restoreAttachment, named);
    expect(await namesIn(member)).toEqual([['acta.txt']]);
    const edit = { project_id: place.id, message_id, base_version: 1, text: 'El acta' };
    const { message } = await projects.ask(director.userId, editChatMessage, edit);
    expect(message).toMatchObject({ text: 'El acta', files: [{ id: attachment_id }] });
    await projects.ask(director.userId, deleteChatMessage, { project_id: place.id, message_id });
    expect((await files.shared(member, place.id)).map(({ id }) => id)).toEqual([attachment_id]);
    expect(await projects.rows('SELECT files FROM chat_messages WHERE id = $1', [message_id])).toEqual([{ files: [] }]);
  });

  it('go with their project', async () => {
    const id = await share();
    await chat.send(director, place.id, { files: [id] });
    await projects.rows(`UPDATE projects SET deleted_at = now() - interval '31 days' WHERE id = $1`, [place.id]);
    for (let hasMore = true; hasMore;) hasMore = (await projects.ask(null, purgeTrash, {})).has_more;
    const left = await projects.rows(
      `SELECT (SELECT count(*)::int FROM attachments WHERE project_id = $1) AS files,
        (SELECT count(*)::int FROM chat_messages WHERE project_id = $1 AND files <> '{}') AS said`,
      [place.id],
    );
    expect(left).toEqual([{ files: 0, said: 0 }]);
  });
});
