import { beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { chatChanged } from '@nivel/contracts/projects/chat-changed.fact';
import { chatMentioned } from '@nivel/contracts/projects/chat-mentioned.fact';
import { chatRead } from '@nivel/contracts/projects/chat-read.fact';
import { checkNotices } from '@nivel/contracts/projects/check-notices.operation';
import { countComments } from '@nivel/contracts/projects/count-comments.operation';
import { deleteChatMessage } from '@nivel/contracts/projects/delete-chat-message.operation';
import { editChatMessage } from '@nivel/contracts/projects/edit-chat-message.operation';
import { listChatMessages } from '@nivel/contracts/projects/list-chat-messages.operation';
import { markChatRead } from '@nivel/contracts/projects/mark-chat-read.operation';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { reactToChatMessage } from '@nivel/contracts/projects/react-to-chat-message.operation';
import { sendChatMessage } from '@nivel/contracts/projects/send-chat-message.operation';
import { ChatActions } from '../../test/chat-actions.ts';
import type { Place } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let chat: ChatActions;
let director: Somebody;
let member: Somebody;
let place: Place;
projectsFor((started) => {
  projects = started;
  chat = new ChatActions(started);
});
beforeEach(async () => {
  director = await projects.aPerson();
  place = await projects.aProject(director);
  member = await projects.inTeam(place.id, 'member');
});
const named = (message_id: string) => ({ project_id: place.id, message_id });
const unread = async (who: Somebody) =>
  (await projects.ask(who.userId, countComments, { project_id: place.id })).unread_chat;
const aged = (id: string) =>
  projects.rows(`UPDATE chat_messages SET created_at = created_at - interval '16 minutes' WHERE id = $1`, [id]);

describe('what is said in the chat', () => {
  it('is visible to the team in the order of arrival, and published without its words', async () => {
    await chat.send(director, place.id, { text: 'Buenos días' });
    await chat.send(member, place.id, { text: '**Hola**' });
    expect((await chat.read(member, place.id)).map(({ number, text }) => [number, text])).toEqual([
      [1, 'Buenos días'],
      [2, '**Hola**'],
    ]);
    const told = await projects.told(chatChanged, place.id);
    expect(told.map(({ by, what }) => [by, what])).toEqual([
      [director.userId, 'added'],
      [member.userId, 'added'],
    ]);
    expect(JSON.stringify(told)).not.toContain('Hola');
  });

  it('is stored once when it is sent again, and its id cannot be used by others', async () => {
    const input = { ...named(v7()), text: 'Una vez' };
    const sent = [
      await projects.ask(director.userId, sendChatMessage, input),
      await projects.ask(director.userId, sendChatMessage, input),
    ];
    expect(sent[0]).toEqual(sent[1]);
    const other = { ...input, text: 'Otra' };
    expect(await projects.refusal(director.userId, sendChatMessage, other)).toBe('idempotency_key_reused');
    expect(await projects.refusal(member.userId, sendChatMessage, input)).toBe('id_taken');
    const elsewhere = await projects.aProject(member);
    const theirs = { ...input, project_id: elsewhere.id };
    expect(await projects.refusal(member.userId, sendChatMessage, theirs)).toBe('id_taken');
    expect(await chat.read(director, place.id)).toHaveLength(1);
  });

  it('gets numbers of its own when it comes at the same moment', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, n) => chat.send(n % 2 === 0 ? director : member, place.id)));
    expect((await chat.read(director, place.id)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('comes in pages, and is found by the beginnings of words without accents', async () => {
    for (const text of ['La reunión es el lunes', 'Sin nada', 'Otra reunion'])
      await chat.send(director, place.id, { text });
    const page = await projects.ask(member.userId, listChatMessages, { project_id: place.id, limit: 2 });
    expect([page.messages.map(({ number }) => number), page.next]).toEqual([[2, 3], 2]);
    const older = await projects.ask(member.userId, listChatMessages, { project_id: place.id, before: 2 });
    expect([older.messages.map(({ number }) => number), older.next]).toEqual([[1], null]);
    const found = async (search: string) => (await chat.read(member, place.id, search)).map(({ number }) => number);
    expect(await found('REUNIÓN')).toEqual([1, 3]);
    expect(await found('lun reu')).toEqual([1]);
    expect([await found('inexistente'), await found('!!')]).toEqual([[], []]);
    const elsewhere = await projects.aProject(member);
    expect(await chat.read(member, elsewhere.id, 'reunion')).toEqual([]);
  });

  it('is for nobody below a member, at whatever door', async () => {
    const { id } = await chat.send(director, place.id);
    await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [place.id]);
    const outsiders = [await projects.inTeam(place.id, 'guest'), await projects.aPerson()];
    for (const { userId } of outsiders)
      expect(
        await Promise.all([
          projects.refusal(userId, sendChatMessage, { ...named(v7()), text: 'x' }),
          projects.refusal(userId, listChatMessages, { project_id: place.id }),
          projects.refusal(userId, editChatMessage, { ...named(id), base_version: 1, text: 'x' }),
          projects.refusal(userId, deleteChatMessage, named(id)),
          projects.refusal(userId, reactToChatMessage, { ...named(id), reaction: 'heart', is_on: true }),
          projects.refusal(userId, markChatRead, { project_id: place.id, number: 1 }),
        ]),
      ).toEqual(Array.from({ length: 6 }, () => 'forbidden'));
    expect(await unread(outsiders[0] ?? member)).toBe(0);
  });

  it('is not there for members of another project', async () => {
    const { id } = await chat.send(director, place.id);
    const elsewhere = await projects.aProject(member);
    const foreign = { project_id: elsewhere.id, message_id: id };
    expect(
      await Promise.all([
        projects.refusal(member.userId, editChatMessage, { ...foreign, base_version: 1, text: 'x' }),
        projects.refusal(member.userId, deleteChatMessage, foreign),
        projects.refusal(member.userId, reactToChatMessage, { ...foreign, reaction: 'heart', is_on: true }),
      ]),
    ).toEqual(['message_not_found', 'message_not_found', 'message_not_found']);
  });
});

describe('a message of one’s own', () => {
  it('is changed for 15 minutes, once when it is asked again, and says so', async () => {
    const { id } = await chat.send(member, place.id, { text: 'Lunes' });
    const edit = { ...named(id), base_version: 1, text: 'Martes' };
    const { message } = await projects.ask(member.userId, editChatMessage, edit);
    expect(message).toMatchObject({ text: 'Martes', version: 2, edited_at: expect.any(String) });
    expect((await projects.ask(member.userId, editChatMessage, edit)).message).toEqual(message);
    expect(await projects.refusal(member.userId, editChatMessage, { ...edit, text: 'Jueves' })).toBe('message_changed');
    expect(await projects.refusal(director.userId, editChatMessage, { ...edit, base_version: 2, text: 'x' })).toBe(
      'not_your_message',
    );
    await aged(id);
    expect(await projects.refusal(member.userId, editChatMessage, { ...edit, base_version: 2, text: 'x' })).toBe(
      'message_too_old',
    );
    expect(await projects.refusal(member.userId, deleteChatMessage, named(id))).toBe('message_too_old');
  });

  it('is deleted with its words at once, and only by its author', async () => {
    const { id } = await chat.send(member, place.id, { text: 'Un error' });
    await projects.ask(director.userId, reactToChatMessage, { ...named(id), reaction: 'eyes', is_on: true });
    expect(await projects.refusal(director.userId, deleteChatMessage, named(id))).toBe('not_your_message');
    for (let time = 0; time < 2; time += 1)
      expect(await projects.ask(member.userId, deleteChatMessage, named(id))).toEqual({ success: true });
    expect(await chat.read(director, place.id)).toEqual([]);
    const left = await projects.rows('SELECT text FROM chat_messages WHERE id = $1', [id]);
    const signs = await projects.rows('SELECT 1 FROM chat_reactions WHERE message_id = $1', [id]);
    expect([left, signs]).toEqual([[{ text: '' }], []]);
    const reaction = { ...named(id), reaction: 'heart' as const, is_on: true };
    expect(await projects.refusal(director.userId, reactToChatMessage, reaction)).toBe('message_not_found');
    // The next message does not take its number.
    expect((await chat.send(member, place.id)).number).toBe(2);
  });
});

describe('what people answer and have read', () => {
  it('is counted once per kind and person, and can be removed', async () => {
    const { id } = await chat.send(member, place.id);
    const sign = { ...named(id), reaction: 'heart' as const };
    for (const { userId } of [director, director, member])
      await projects.ask(userId, reactToChatMessage, { ...sign, is_on: true });
    const [shown] = await chat.read(director, place.id);
    expect(shown?.reactions).toEqual([
      { reaction: 'heart', count: 2, is_mine: true, people: [director.userId, member.userId] },
    ]);
    await projects.ask(director.userId, reactToChatMessage, { ...sign, is_on: false });
    expect((await chat.read(director, place.id))[0]?.reactions).toMatchObject([{ count: 1, is_mine: false }]);
  });

  it('is counted until it is read, forward only, and told to one’s other windows once', async () => {
    for (let n = 0; n < 3; n += 1) await chat.send(director, place.id);
    expect([await unread(member), await unread(director)]).toEqual([3, 0]);
    const mark = (number: number) => projects.ask(member.userId, markChatRead, { project_id: place.id, number });
    await mark(2);
    await mark(1);
    expect(await unread(member)).toBe(1);
    // A message that does not exist yet cannot be marked as read.
    await mark(900);
    await chat.send(director, place.id);
    expect(await unread(member)).toBe(1);
    expect((await projects.told(chatRead, member.userId)).map(({ number }) => number)).toEqual([2, 3]);
  });

  it('was not unread to who came later', async () => {
    await chat.send(director, place.id);
    const late = await projects.inTeam(place.id, 'member');
    expect(await unread(late)).toBe(0);
  });
});

describe('a mention in the chat', () => {
  it('notifies members only, after an edit only newly mentioned ones, and its notice ends with the message', async () => {
    const [guest, other] = [await projects.inTeam(place.id, 'guest'), await projects.inTeam(place.id, 'member')];
    const mention = (...people: Somebody[]) => people.map(({ userId }) => `@[${userId}]`).join(' ');
    const input = { ...named(v7()), text: mention(member, guest, director) };
    const sent = await projects.ask(director.userId, sendChatMessage, input);
    expect(sent.not_told).toEqual([guest.userId]);
    const edit = { ...named(input.message_id), base_version: 1, text: mention(member, other) };
    await projects.ask(director.userId, editChatMessage, edit);
    const told = await projects.told(chatMentioned, place.id);
    expect(told.map(({ mentioned }) => mentioned)).toEqual([[member.userId], [other.userId]]);
    expect(told[0]).toMatchObject({ projectName: 'Sitio nuevo', authorName: 'Ana Sol' });
    const may = async ({ userId }: Somebody) => {
      const places = [{ project_id: place.id, comment_id: input.message_id }];
      return (await projects.ask(null, checkNotices, { user_id: userId, places })).may;
    };
    expect([await may(member), await may(guest)]).toEqual([[true], [false]]);
    await projects.ask(director.userId, deleteChatMessage, named(input.message_id));
    expect(await may(member)).toEqual([false]);
  });
});

it('messages are purged with a project that was in the trash for more than 30 days', async () => {
  const { id } = await chat.send(member, place.id, { text: 'Reservado' });
  await projects.ask(director.userId, reactToChatMessage, { ...named(id), reaction: 'heart', is_on: true });
  await projects.ask(director.userId, markChatRead, { project_id: place.id, number: 1 });
  await projects.rows(`UPDATE projects SET deleted_at = now() - interval '31 days' WHERE id = $1`, [place.id]);
  for (let hasMore = true; hasMore;) hasMore = (await projects.ask(null, purgeTrash, {})).has_more;
  const left = await projects.rows(
    `SELECT text, mentions, (SELECT count(*)::int FROM chat_reactions WHERE message_id = $1) AS signs,
       (SELECT count(*)::int FROM chat_reads WHERE project_id = $2) AS reads FROM chat_messages WHERE id = $1`,
    [id, place.id],
  );
  expect(left).toEqual([{ text: '', mentions: [], signs: 0, reads: 0 }]);
});
