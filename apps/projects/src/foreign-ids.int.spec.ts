import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { addComment } from '@nivel/contracts/projects/add-comment.operation';
import { createField } from '@nivel/contracts/projects/create-field.operation';
import { createLabel } from '@nivel/contracts/projects/create-label.operation';
import { inviteUserToProject } from '@nivel/contracts/projects/invite-user-to-project.operation';
import { operations } from '@nivel/contracts/projects/operations.generated';
import { sendChatMessage } from '@nivel/contracts/projects/send-chat-message.operation';
import { saveSavedView } from '@nivel/contracts/projects/save-saved-view.operation';
import { saveCardTemplate } from '@nivel/contracts/projects/save-card-template.operation';
import { saveViewChoices } from '@nivel/contracts/projects/save-view-choices.operation';
import { updateCricoProjectMetadata } from '@nivel/contracts/projects/update-crico-project-metadata.operation';
import { AttachmentActions } from '../test/attachment-actions.ts';
import { BoardActions, key } from '../test/board-actions.ts';
import { projectsFor } from '../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../test/projects-under-test.ts';

/** Calls in all; `FOREIGN_CALLS=20000` is the long form. */
const CALLS = Number(process.env['FOREIGN_CALLS'] ?? 2_000);
/** A word in everything that the stranger must not see. */
const SECRET = `Reservado ${v7()}`;

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minItems?: number;
  readonly minimum?: number;
}

let projects: ProjectsUnderTest;
let owner: Somebody;
let stranger: Somebody;
/** The ids of the owner and of the stranger, mixed: a right in one place must open nothing in another. */
let ids: string[];
let ownIds: string[];

/** Everything of one place: its project, lists, cards, label, organization, invites and owner. */
const aPlace = async (who: Somebody, text: string): Promise<string[]> => {
  const board = new BoardActions(projects);
  const organizationId = await projects.anOrganization(who, `${text} ${v7()}`);
  const place = await projects.aProject(who, { organizationId });
  const of = { project_id: place.id };
  const label_id = v7();
  await projects.ask(who.userId, createLabel, { ...of, ...key(), label_id, name: text.slice(0, 40), color: '#3b82f6' });
  const field_id = v7();
  await projects.ask(who.userId, createField, { ...of, ...key(), field_id, name: text.slice(0, 40), kind: 'text' });
  const written = { title: text, description: text, tags: [text.slice(0, 40)], fields: { [field_id]: text } };
  const card = await board.make(who, place, written);
  const template = { ...of, template_id: v7(), name: text.slice(0, 40) };
  await projects.ask(who.userId, saveCardTemplate, template);
  await projects.ask(who.userId, saveViewChoices, { ...of, collapsed: [text] });
  const view_id = v7();
  const view = { view_id, name: text.slice(0, 40), choices: { filter: text.slice(0, 40) }, is_shared: true };
  await projects.ask(who.userId, saveSavedView, { ...of, ...view });
  const comment_id = v7();
  await projects.ask(who.userId, addComment, { ...of, card_id: card, comment_id, text });
  const message_id = v7();
  await projects.ask(who.userId, sendChatMessage, { ...of, message_id, text });
  const metadata_param = { name: text.slice(0, 50), notes: text };
  await projects.ask(who.userId, updateCricoProjectMetadata, { project_id_param: place.id, metadata_param });
  const email = `${v7()}@example.com`;
  const input = { inviting_user_id: who.userId, email, role: 'member' as const, ...of };
  const { invite } = await projects.ask(who.userId, inviteUserToProject, input);
  const file = await new AttachmentActions(projects).aFile(who, { ...of, card_id: card }, text.slice(0, 100));
  const things = [label_id, field_id, card, comment_id, message_id, template.template_id, view_id, file];
  return [place.id, ...place.lists, ...things, organizationId, who.userId, invite?.id ?? ''];
};

/** Everything that is kept of the owner's place. */
const kept = async (): Promise<unknown> => {
  const tables = [
    ...[
      'projects',
      'lists',
      'cards',
      'card_texts',
      'labels',
      'card_fields',
      'project_members',
      'project_changes',
      'project_settings',
    ],
    ...['card_templates', 'view_choices', 'saved_views', 'comments', 'chat_messages', 'attachments', 'files'],
  ];
  const rows = tables.map((table) => {
    const column = table === 'projects' ? 'id' : 'project_id';
    return projects.rows(`SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${column} = $1 ORDER BY 1::text`, [ids[0]]);
  });
  const invites = projects.rows('SELECT * FROM crico_user_invites WHERE id = $1', [ids.at(-1)]);
  return JSON.stringify(await Promise.all([...rows, invites]));
};

projectsFor(
  async (started) => {
    projects = started;
    [owner, stranger] = [await projects.aPerson('user', { fullName: SECRET }), await projects.aPerson()];
    ids = await aPlace(owner, SECRET);
    ownIds = await aPlace(stranger, 'Lo mío');
  },
  { INVITES_A_DAY: '1000000' },
);

/** A seeded choice, so that a failure can be reproduced. */
let seed = 42;
const random = (most: number): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  // Its low bits repeat after a few calls.
  return (seed >>> 16) % most;
};
const pick = <Value>(values: readonly Value[]): Value | undefined => values[random(values.length)];

const anObject = ({ properties = {}, required = [] }: Schema): object =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, one]) =>
      required.includes(name) || random(2) === 0
        ? [[name, name === 'email' ? aText({ pattern: '@' }) : aValue(one)]]
        : [],
    ),
  );

/** Something of the form that a schema says, with ids of other people's things where ids are wanted. */
const aValue = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return aValue(pick(choices) ?? {});
  if (schema.format === 'uuid') return random(10) === 0 ? v7() : pick(random(4) === 0 ? ownIds : ids);
  if (schema.format === 'date') return '2026-03-10';
  if (schema.type === 'object') return anObject(schema);
  if (schema.type === 'array')
    return Array.from({ length: Math.max(schema.minItems ?? 0, 1) }, () => aValue(schema.items ?? {}));
  return aScalar(schema);
};

const aScalar = (schema: Schema): unknown => {
  if (schema.type === 'boolean') return random(2) === 0;
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 0, 1);
  return schema.type === 'null' ? null : aText(schema);
};

/** A text of the required form: a colour, an address, or a name that can also be in an address. */
const aText = ({ pattern = '' }: Schema): string => {
  if (pattern.includes('#[')) return '#3b82f6';
  return `ajeno-${random(1_000)}${pattern.includes('@') ? '@example.com' : ''}`;
};

/** All rows of a table, and its rows of one thing of another person. */
const aTableQuery = (): object =>
  random(2) === 0 ? {} : { filters: [{ column: pick(['id', 'user_id', 'project_id']), op: 'eq', value: pick(ids) }] };

const schemaOf = ({ input }: Operation): Schema =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;

it(
  `TEN-1: of ${CALLS} calls with other people's ids none shows or changes anything of theirs`,
  async () => {
    const before = await kept();
    const asked = operations
      .filter(({ policy }) => policy.who !== 'service')
      .map((one) => [one, schemaOf(one)] as const);
    const reached = new Set<string>();
    const found: string[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const [operation, schema] = asked[call % asked.length] ?? [];
      if (operation === undefined || schema === undefined) continue;
      const input = operation.door.kind === 'table' ? aTableQuery() : anObject(schema);
      const told = await projects.ask(stranger.userId, operation, input).then(
        (output) => JSON.stringify(output),
        (error: unknown) => (error instanceof AppError ? JSON.stringify(error.body) : String(error)),
      );
      if (!told.includes('invalid_input')) reached.add(operation.name);
      if (told.includes(SECRET) || told.includes(owner.email)) found.push(`${operation.name} ${JSON.stringify(input)}`);
    }
    expect(found).toEqual([]);
    expect(await kept()).toBe(before);
    // Well formed and refused by the policy, or answered: a crawler that is turned away for its form has shown nothing.
    expect(reached.size).toBeGreaterThan(asked.length * 0.9);
  },
  60_000 + CALLS * 50,
);
