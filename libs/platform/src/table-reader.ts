import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { rolesFrom } from '@nivel/contracts/kernel/membership';
import type { TableQuery, TableRead } from '@nivel/contracts/kernel/table';
import { Memberships } from './memberships.ts';
import { tableStatement, type TablePlace, type VisibleRows } from './table-statement.ts';

export interface TableResult {
  rows: Record<string, unknown>[];
  total: number | null;
}

/** Each prepared text costs memory in every connection for its lifetime, and callers choose the texts. */
const MOST_PREPARED = 200;

/** Names of prepared statements: a name has one text for all users of the connections, such as the readers of several slices. */
const namesOf = new WeakMap<Pool, Map<string, string>>();

/** Answers reads of documented tables. A service lists it among its providers. */
@Injectable()
export class TableReader {
  constructor(
    private readonly pool: Pool,
    private readonly memberships: Memberships,
  ) {}

  /** @throws AppError `invalid_input` for columns, relations and values that cannot be */
  async read(read: TableRead, query: TableQuery, userId: string | null, place?: TablePlace): Promise<TableResult> {
    const visible = await this.visibleTo(read, userId);
    const { rows, count } = tableStatement(read, query, { ownerId: userId, visible }, place);
    const found = await this.run<Record<string, unknown>>(rows);
    const [counted] = count === null ? [] : await this.run<{ total: number }>(count);
    return { rows: found, total: counted?.total ?? null };
  }

  /** The things whose rows the caller may see, where the table's policy shows rows by membership. */
  private async visibleTo({ policy }: TableRead, userId: string | null): Promise<VisibleRows | null> {
    if (policy.who !== 'rows') return null;
    if (userId === null) throw new AppError(commonErrors.unauthenticated);
    const { membership, least, column } = policy;
    const ids = await this.memberships.of(membership).idsWith(userId, rolesFrom(membership, least));
    return { column, ids };
  }

  private async run<Row extends object>(statement: { text: string; values: readonly unknown[] }): Promise<Row[]> {
    const { text, values } = statement;
    const name = this.nameOf(text);
    const query = { text, values: [...values], ...(name === undefined ? {} : { name }) };
    return (await this.pool.query<Row>(query)).rows;
  }

  private nameOf(text: string): string | undefined {
    const names = namesOf.get(this.pool) ?? new Map<string, string>();
    namesOf.set(this.pool, names);
    let name = names.get(text);
    if (name === undefined && names.size < MOST_PREPARED) {
      name = `table-${names.size}`;
      names.set(text, name);
    }
    return name;
  }
}
