import { Module } from '@nestjs/common';
import type { Pool } from 'pg';
import { z } from 'zod';
import { fact } from '@nivel/contracts/kernel/fact';
import { operation, type InputOf, type OutputOf } from '@nivel/contracts/kernel/operation';
import { atLeast } from '@nivel/contracts/kernel/policy';
import { snapshot, type RowOfSnapshot, type SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { UnitOfWork, type Reads, type Unit } from '@nivel/messaging/unit-of-work';
import {
  array,
  bool,
  command,
  int4,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
  type Statements,
} from '@nivel/messaging/statement';
import { Clock } from '../src/clock.ts';
import { Copies } from '../src/copies.ts';
import { KeepsCopyOf, type CopyKeeper } from '../src/copy.ts';
import { Consumes, Handles, type Call, type Consumer, type Handler } from '../src/handler.ts';
import { Resolves, type MembershipResolver } from '../src/memberships.ts';
import { project } from './teamwork.ts';

/**
 * Two small services of the tests: `workspace` owns the memberships of projects, `boards` keeps a copy of them and decides by
 * it.
 */
const membershipRow = z.strictObject({ userId: z.uuid(), projectId: z.uuid(), role: z.string() });

export const listMemberships = snapshot({
  name: 'workspace.list-memberships',
  summary: 'Who belongs to which project.',
  rule: 'services that decide by it',
  removals: 'dropped',
  row: membershipRow,
});
type Membership = RowOfSnapshot<typeof listMemberships>;
type Entry = SnapshotEntry<Membership>;

export const membershipChanged = fact({
  name: 'workspace.membership.changed',
  version: 1,
  summary: 'Somebody belongs to a project, or has another role there.',
  payload: membershipRow.extend({ id: z.uuid() }),
});
export const membershipRemoved = fact({
  name: 'workspace.membership.removed',
  version: 1,
  summary: 'Somebody belongs to a project no longer.',
  payload: z.strictObject({ id: z.uuid(), userId: z.uuid(), projectId: z.uuid() }),
  shutsOut: { room: 'project', field: 'projectId', user: 'userId' },
});
export const readBoard = operation({
  name: 'boards.read-board',
  summary: 'Reads the board of a project.',
  door: { kind: 'inside' },
  policy: atLeast(project, 'viewer', 'project_id'),
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.object({ role: z.string().nullable() }),
  errors: [],
});

const columns = `id uuid PRIMARY KEY, version integer NOT NULL, is_removed boolean NOT NULL,
  user_id uuid, project_id uuid, role text`;
/** The tables of both services, which a migration would make. */
export const makeMemberships = async (owner: Pool, schemas: { workspace: string; boards: string }): Promise<void> => {
  await owner.query(`CREATE TABLE ${schemas.workspace}.memberships (${columns}, changed_at timestamptz NOT NULL DEFAULT now());
    CREATE TABLE ${schemas.boards}.memberships_copied (${columns});
    GRANT ALL ON ${schemas.workspace}.memberships, ${schemas.boards}.memberships_copied TO PUBLIC`);
};

const row = {
  id: uuid,
  version: int4,
  removed: bool,
  userId: nullable(uuid),
  projectId: nullable(uuid),
  role: nullable(text),
};
const LIST = query({
  text: `SELECT id, version, is_removed AS removed, user_id AS "userId", project_id AS "projectId", role FROM memberships
WHERE ($1::uuid IS NULL OR id > $1::uuid) AND ($2::timestamptz IS NULL OR changed_at >= $2::timestamptz) ORDER BY id LIMIT $3::int`,
  params: [nullable(uuid), nullable(timestamptz), int4],
  row,
});
/** Small enough that a handful of memberships takes several pages. */
const PAGE = 2;

@Handles(listMemberships)
class ListMembershipsHandler implements Handler<typeof listMemberships> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async handle({ after, since }: InputOf<typeof listMemberships>): Promise<OutputOf<typeof listMemberships>> {
    const asOf = this.clock.now().toISOString();
    const rows = await this.work.reads.rows(LIST, [after, since === null ? null : new Date(since), PAGE]);
    const entries = rows.map(({ id, version, removed, userId, projectId, role }): Entry => {
      if (removed) return { id, version, removed };
      return { id, version, removed, row: membershipRow.parse({ userId, projectId, role }) };
    });
    return { asOf, entries, next: rows.length < PAGE ? null : (rows.at(-1)?.id ?? null) };
  }
}

@Module({ providers: [ListMembershipsHandler] })
export class WorkspaceModule {}

const APPLY = command({
  text: `INSERT INTO memberships_copied AS c (id, version, is_removed, user_id, project_id, role)
VALUES ($1::uuid, $2::int, $3::boolean, $4::uuid, $5::uuid, $6::text)
ON CONFLICT (id) DO UPDATE SET version = EXCLUDED.version, is_removed = EXCLUDED.is_removed, user_id = EXCLUDED.user_id,
  project_id = EXCLUDED.project_id, role = EXCLUDED.role
WHERE c.version < EXCLUDED.version OR c.version = $7::int RETURNING id`,
  params: [uuid, int4, bool, nullable(uuid), nullable(uuid), nullable(text), nullable(int4)],
  row: { id: uuid },
});
const VERSIONS = query({
  text: `SELECT id, version, is_removed AS removed FROM memberships_copied WHERE $1::uuid IS NULL OR id > $1::uuid
ORDER BY id LIMIT $2::int`,
  params: [nullable(uuid), int4],
  row: { id: uuid, version: int4, removed: bool },
});
const ROLE = query({
  text: 'SELECT role FROM memberships_copied WHERE user_id = $1 AND project_id = $2 AND NOT is_removed',
  params: [uuid, uuid],
  row: { role: text },
});
const IDS = query({
  text: 'SELECT project_id AS id FROM memberships_copied WHERE user_id = $1 AND role = ANY ($2::text[]) AND NOT is_removed',
  params: [uuid, array(text)],
  row: { id: uuid },
});

@KeepsCopyOf(listMemberships)
export class CopiedMemberships implements CopyKeeper<typeof listMemberships> {
  async apply(unit: Statements, entry: Entry, seen?: number): Promise<boolean> {
    const { userId, projectId, role } = entry.removed ? { userId: null, projectId: null, role: null } : entry.row;
    const values = [entry.id, entry.version, entry.removed, userId, projectId, role, seen ?? null] as const;
    return (await unit.rows(APPLY, values)).length > 0;
  }

  versionsAfter(reads: Reads, after: string | null, limit: number) {
    return reads.rows(VERSIONS, [after, limit]);
  }
}

@Consumes(membershipChanged, 'copy-membership-when-changed')
class CopyMembershipWhenChanged implements Consumer<typeof membershipChanged> {
  constructor(private readonly copied: CopiedMemberships) {}

  async handle({ payload, version }: ReceivedFact<typeof membershipChanged>, unit: Unit): Promise<void> {
    const { id, ...row } = payload;
    await this.copied.apply(unit, { id, version, removed: false, row });
  }
}

@Consumes(membershipRemoved, 'forget-membership-when-removed')
class ForgetMembershipWhenRemoved implements Consumer<typeof membershipRemoved> {
  constructor(private readonly copied: CopiedMemberships) {}

  async handle({ payload, version }: ReceivedFact<typeof membershipRemoved>, unit: Unit): Promise<void> {
    await this.copied.apply(unit, { id: payload.id, version, removed: true });
  }
}

@Resolves(project)
class ProjectResolver implements MembershipResolver {
  constructor(
    private readonly copies: Copies,
    private readonly work: UnitOfWork,
  ) {}

  async roleOf(userId: string, id: string): Promise<string | null> {
    await this.copies.ensureFresh(listMemberships);
    const [found] = await this.work.reads.rows(ROLE, [userId, id]);
    return found?.role ?? null;
  }

  async idsWith(userId: string, roles: readonly string[]): Promise<readonly string[]> {
    await this.copies.ensureFresh(listMemberships);
    return (await this.work.reads.rows(IDS, [userId, roles])).map(({ id }) => id);
  }
}

@Handles(readBoard)
class ReadBoardHandler implements Handler<typeof readBoard> {
  handle(_: unknown, { role }: Call): Promise<{ role: string | null }> {
    return Promise.resolve({ role });
  }
}

@Module({
  providers: [
    CopiedMemberships,
    CopyMembershipWhenChanged,
    ForgetMembershipWhenRemoved,
    ProjectResolver,
    ReadBoardHandler,
  ],
})
export class BoardsModule {}
