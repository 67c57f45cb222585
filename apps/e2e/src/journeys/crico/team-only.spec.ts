import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { io, type Socket } from 'socket.io-client';
import { addressOf } from '@nivel/contracts/kernel/door';
import { serviceOf } from '@nivel/contracts/kernel/operation';
import { operations } from '@nivel/contracts/registry.generated';
import { reachingInput } from '@nivel/testing/reaching-input';
import { dataOf, tokenOf } from '../../learners/client.ts';
import { aCardOf, aGuest, aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import type { Learner } from '../../learners/learner.ts';
import { ask } from '../../operations/ask.ts';
import { sendFile } from '../../operations/send-file.ts';
import { boardPage } from '../../pages/board-page.ts';
import { talkOf } from '../../pages/card-pages.ts';
import { enterCrico } from '../../pages/enter.ts';
import { addresses } from '../../stack/addresses.ts';
import { emailsTo, emailTo } from '../../stack/mailbox.ts';
import { eventually } from '../../stack/eventually.ts';
import { journey } from '../../stage/journey.ts';

/** Is in every text for the team only, and nowhere else. */
const WORD = `sigilo${randomUUID().replaceAll('-', '')}`;

interface CardPlace {
  readonly project_id: string;
  readonly card_id: string;
}

const said = async ({ client }: Learner, at: CardPlace, given: object): Promise<string> => {
  const comment = { ...at, comment_id: randomUUID(), ...given };
  dataOf(await client.rpc('add_comment', comment));
  return comment.comment_id;
};

/** A thread for the team only: with a file, a changed comment, a deleted comment, and a chat message. @returns all their ids */
const plant = async ({ owner, colleague }: Team, guest: Learner, at: CardPlace) => {
  const text = `${WORD} @[${colleague.id}] @[${guest.id}]`;
  const [comment_id, file] = [randomUUID(), randomUUID()];
  const path = `comment-files/${at.project_id}/${at.card_id}/${comment_id}/${file}/${WORD}.txt`;
  expect(await sendFile(await tokenOf(owner.client), path, `${WORD} de Abrigos`)).toEqual([200, '']);
  await said(owner, at, { comment_id, text, is_team_only: true });
  const reply = await said(colleague, at, { text: WORD, parent_id: comment_id });
  const gone = await said(colleague, at, { text: WORD, is_team_only: true });
  const named = (id: string) => ({ project_id: at.project_id, comment_id: id });
  dataOf(await colleague.client.rpc('edit_comment', { ...named(reply), base_version: 1, text: `${text} otra vez` }));
  dataOf(await owner.client.rpc('react_to_comment', { ...named(reply), reaction: 'heart', is_on: true }));
  dataOf(await colleague.client.rpc('delete_comment', named(gone)));
  const message_id = randomUUID();
  dataOf(await owner.client.rpc('send_chat_message', { project_id: at.project_id, message_id, text }));
  return { comment_id, reply, gone, file, message_id, path };
};

/** Everything that reaches a page: answers, and the messages of its sockets. */
const heardBy = (page: Page): { all: () => Promise<string> } => {
  const parts: Promise<string>[] = [];
  page.on('response', (response) => void parts.push(response.text().catch(() => '')));
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void parts.push(Promise.resolve(String(payload))));
  });
  return { all: async () => (await Promise.all(parts)).join('\n') };
};

/** A socket that tries every existing room for some ids, and keeps its messages. */
const listening = async ({ client }: Learner, ids: readonly string[]) => {
  const socket: Socket = io(addresses().site, { transports: ['websocket'], auth: { token: await tokenOf(client) } });
  const told: string[] = [];
  socket.onAny((...event: unknown[]) => void told.push(JSON.stringify(event)));
  await new Promise((resolve) => socket.once('ready', resolve));
  const entered: string[] = [];
  for (const { door } of operations)
    for (const id of door.kind === 'room' ? ids : []) {
      const room = door.kind === 'room' ? `${door.room}:${id}` : '';
      const answer = (await socket.emitWithAck('join', { room })) as { ok: boolean };
      if (answer.ok) entered.push(room);
    }
  return { told, entered, close: () => socket.disconnect() };
};

/** Doors that read or do something for a person; those of sign-in end sessions, which is not what this test is about. */
const kinds: readonly string[] = ['procedure', 'table', 'function', 'api', 'storage'];
const doors = operations.flatMap((operation) => {
  const address = addressOf(operation.door);
  return address && kinds.includes(operation.door.kind) && serviceOf(operation) !== 'auth'
    ? [{ operation, ...address }]
    : [];
});

/** Asks at every door for as much of the given things as it lets. @returns what it answered, with its door before it */
const asked = async (token: string, values: Readonly<Record<string, string>>, at = doors): Promise<string[]> => {
  const answers: string[] = [];
  for (const { operation, method, path } of at) {
    const input = reachingInput(operation, values);
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x');
    const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(input)).toString()}` : '';
    const { status, text } = await ask(method, `${address}${query}`, {
      token,
      ...(method !== 'GET' && { body: input }),
    });
    expect(status).not.toBe(429);
    answers.push(`${operation.name}: ${status} ${text}`);
  }
  return answers;
};

const query = `{
  cricoDashboard { recent_activity { id action entity_name user_name } projects { id name } }
}`;

describe('words for the team only', () => {
  journey('reach a guest by no door, room, search, page, notification or e-mail', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Abrigo gris');
    const guest = await aGuest(team, project);
    const at = await aCardOf(team, project, 'Elegir botones');
    const atOnce = { kind: 'conversations', channel: 'email', is_on: true, pace: 'at-once' };
    for (const { client } of [guest, team.colleague])
      dataOf(await client.rpc('change_notification_preference', atOnce));
    const rooms = [project, team.organizationId];
    const [hers, theirs] = [await listening(guest, rooms), await listening(team.colleague, rooms)];
    expect(hers.entered).toContain(`comments:${project}`);
    expect(hers.entered).not.toContain(`team-comments:${project}`);
    expect(theirs.entered).toContain(`team-comments:${project}`);
    const { page } = await device();
    const shown = heardBy(page);
    await enterCrico(page, guest, `/crico/dashboard?project=${project}`);
    await boardPage(page).card('Elegir botones').click();
    await talkOf(page).section.waitFor();

    const { path, ...ids } = await plant(team, guest, at);
    await said(team.owner, at, { text: `Para todos @[${guest.id}]` });
    const secrets = [WORD, ...Object.values(ids)];

    // Comments for all have arrived everywhere, so others would have arrived too.
    await talkOf(page).comments.getByText('Para todos').waitFor();
    await emailTo(guest.email, /te mencionó/);
    await emailTo(team.colleague.email, /te mencionó/);
    await eventually(() => expect(theirs.told.join()).toContain(ids.reply));
    const found = async ({ client }: Learner): Promise<unknown> =>
      dataOf(await client.rpc('search_cards', { project_id: project, search: WORD }));
    await eventually(async () => expect(await found(team.colleague)).toMatchObject({ card_ids: [at.card_id] }));
    expect(await found(guest)).toMatchObject({ card_ids: [] });

    const values = {
      ...{ project_id: project, project_id_param: project, p_project_id: project, id: project },
      ...{ card_id: at.card_id, milestone_id: at.card_id, milestone_id_param: at.card_id },
      ...{ comment_id: ids.reply, parent_id: ids.comment_id, attachment_id: ids.file, user_id: team.owner.id },
      message_id: ids.message_id,
      ...{ organization_id: team.organizationId, orgId: team.organizationId, picture: 'thumbnail.webp' },
      name: 'archivo.txt',
    };
    const token = await tokenOf(guest.client);
    const answers = await asked(token, values);
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter((one) => / 200 /.test(one)).length).toBeGreaterThan(30);
    const storage = await Promise.all(
      [path, path.replace('comment-files', 'attachments')].flatMap((file) => [
        ask('GET', `/storage/v1/object/${file}`, { token }),
        ask('POST', `/storage/v1/object/sign/${file}`, { token, body: { expiresIn: 60 } }),
      ]),
    );
    expect(storage.map(({ status }) => status).filter((status) => status < 400)).toEqual([]);
    const graph = await ask('POST', '/graphql', { token, body: { query } });
    expect([graph.status, graph.text]).toEqual([200, expect.stringContaining('Elegir botones')]);
    const places = [
      ...answers,
      graph.text,
      await shown.all(),
      await page.content(),
      hers.told.join('\n'),
      JSON.stringify(await emailsTo(guest.email)),
    ];
    expect(places.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
    const reads = doors.filter(({ operation }) => operation.repeat === 'safe');
    const ours = await asked(await tokenOf(team.colleague.client), values, reads);
    expect(ours.filter((text) => text.includes(WORD)).map((text) => text.slice(0, text.indexOf(':')))).toEqual(
      expect.arrayContaining(['projects.list-comments', 'projects.list-chat-messages']),
    );
    [hers, theirs].forEach(({ close }) => close());
  });
});
