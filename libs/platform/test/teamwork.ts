import { Injectable, Module } from '@nestjs/common';
import { Pool } from 'pg';
import { z } from 'zod';
import { membership } from '@nivel/contracts/kernel/membership';
import { operation, type Operation } from '@nivel/contracts/kernel/operation';
import { anyone, atLeast, rowsFrom, signedIn } from '@nivel/contracts/kernel/policy';
import { tableRead, type TableQuery } from '@nivel/contracts/kernel/table';
import { Handles, type Call } from '../src/handler.ts';
import { Resolves, type MembershipResolver } from '../src/memberships.ts';
import { TableReader } from '../src/table-reader.ts';

/** A small service of the tests: organizations, projects, four roles in each, and an administrator of the installation. */
export const organization = membership('organization', 'guest', 'member', 'admin', 'owner');
export const project = membership('project', 'viewer', 'editor', 'lead', 'owner');
export const account = membership('account', 'admin');

const said = z.object({ said: z.string() });
const inside = { door: { kind: 'inside' }, output: said, errors: [] } as const;
const ofProject = z.strictObject({ project_id: z.uuid() });
const ofOrganization = z.strictObject({ organization_id: z.uuid() });

const ping = operation({
  ...inside,
  name: 'teamwork.ping',
  summary: 'Answers.',
  policy: anyone('it tells nothing'),
  input: z.strictObject({}),
});
const readSelf = operation({
  ...inside,
  name: 'teamwork.read-self',
  summary: 'Says who asks.',
  policy: signedIn('who has a token; says only who they are'),
  input: z.strictObject({}),
});
const readProject = operation({
  ...inside,
  name: 'teamwork.read-project',
  summary: 'Reads a project.',
  policy: atLeast(project, 'viewer', 'project_id'),
  input: ofProject,
});
const renameProject = operation({
  ...inside,
  name: 'teamwork.rename-project',
  summary: 'Renames a project.',
  policy: atLeast(project, 'editor', 'project_id'),
  input: ofProject,
});
export const archiveProject = operation({
  ...inside,
  name: 'teamwork.archive-project',
  summary: 'Archives a project.',
  policy: atLeast(project, 'lead', 'project_id'),
  input: ofProject,
});
const handOverProject = operation({
  ...inside,
  name: 'teamwork.hand-over-project',
  summary: 'Gives a project to somebody else.',
  policy: atLeast(project, 'owner', 'project_id'),
  input: ofProject,
});
const readOrganization = operation({
  ...inside,
  name: 'teamwork.read-organization',
  summary: 'Reads an organization.',
  policy: atLeast(organization, 'guest', 'organization_id'),
  input: ofOrganization,
});
const inviteMember = operation({
  ...inside,
  name: 'teamwork.invite-member',
  summary: 'Invites somebody.',
  policy: atLeast(organization, 'admin', 'organization_id'),
  input: ofOrganization,
});
const listAccounts = operation({
  ...inside,
  name: 'teamwork.list-accounts',
  summary: 'Lists all accounts.',
  policy: atLeast(account, 'admin'),
  input: z.strictObject({}),
});
export const readTasks = tableRead({
  name: 'teamwork.read-tasks',
  summary: 'Reads tasks.',
  table: 'tasks',
  policy: rowsFrom(project, 'viewer', 'project_id'),
  row: z.strictObject({ id: z.uuid(), project_id: z.uuid(), title: z.string() }),
  owner: null,
});

const plainOperations: readonly Operation[] = [
  ping,
  readSelf,
  readProject,
  renameProject,
  archiveProject,
  handOverProject,
  readOrganization,
  inviteMember,
  listAccounts,
];
export const teamworkOperations: readonly Operation[] = [...plainOperations, readTasks];

/** The memberships: `<kind> <id>` -> user -> role. */
export const roles = new Map<string, Map<string, string>>();

const resolverOf = (kind: string): MembershipResolver => ({
  roleOf: (userId, id) => Promise.resolve(roles.get(`${kind} ${id}`)?.get(userId) ?? null),
  idsWith: (userId, wanted) =>
    Promise.resolve(
      [...roles]
        .filter(([key, members]) => key.startsWith(`${kind} `) && wanted.includes(members.get(userId) ?? ''))
        .map(([key]) => key.slice(kind.length + 1)),
    ),
});

const resolvers = [organization, project, account].map((kind) => {
  class Resolver implements MembershipResolver {
    private readonly known = resolverOf(kind.kind);
    roleOf = this.known.roleOf.bind(this.known);
    idsWith = this.known.idsWith.bind(this.known);
  }
  Resolves(kind)(Resolver);
  return Resolver;
});

const handlers = plainOperations.map((one) => {
  class PlainHandler {
    handle(_: unknown, { actor, role }: Call): Promise<{ said: string }> {
      return Promise.resolve({ said: `${actor?.userId ?? 'nobody'} ${role ?? 'without role'}` });
    }
  }
  Handles(one)(PlainHandler);
  return PlainHandler;
});

@Injectable()
class ReadTasksHandler {
  private readonly tables: TableReader;

  constructor(tables: TableReader) {
    this.tables = tables;
  }

  handle(query: TableQuery, { actor }: Call) {
    return this.tables.read(readTasks, query, actor?.userId ?? null);
  }
}
Handles(readTasks)(ReadTasksHandler);

@Module({ providers: [TableReader, ReadTasksHandler, ...resolvers, ...handlers] })
export class TeamworkModule {}

/** Makes the table of tasks in the schema of a service's role. */
export const makeTasks = async (owner: Pool, schema: string): Promise<void> => {
  await owner.query(
    `CREATE TABLE ${schema}.tasks (id uuid PRIMARY KEY, project_id uuid NOT NULL, title text NOT NULL)`,
  );
  await owner.query(`GRANT SELECT ON ${schema}.tasks TO PUBLIC`);
};
