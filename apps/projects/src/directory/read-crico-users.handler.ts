import { AppError } from '@nivel/contracts/kernel/app-error';
import { defineErrors } from '@nivel/contracts/kernel/errors';
import type { TableQuery } from '@nivel/contracts/kernel/table';
import { readCricoUsers } from '@nivel/contracts/projects/read-crico-users.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { TableReader, type TableResult } from '@nivel/platform/table-reader';
import type { ProjectsClient } from '../database.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { ACCOUNT_COLUMNS, PREFERENCES_COLUMN, SIGN_IN_COLUMNS } from './account-columns.ts';
import { NotificationPreferences } from './notification-preferences.ts';
import { SignIns } from './sign-ins.ts';

const columnErrors = defineErrors({ '42501': { kind: 'forbidden', message: 'permission denied for this column' } });
const isOfAccount = (column: string): boolean => ACCOUNT_COLUMNS.includes(column);

/**
 * The sign-in method belongs to the auth service: administrators see it, for all others it is null, and nobody can derive it by
 * comparing or sorting. Notification preferences belong to the worker and are shown only to their owner.
 */
@Handles(readCricoUsers)
export class ReadCricoUsersHandler implements Handler<typeof readCricoUsers> {
  constructor(
    private readonly tables: TableReader,
    private readonly people: PeopleRepository,
    private readonly signIns: SignIns,
    private readonly preferences: NotificationPreferences,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(query: TableQuery, call: Call): Promise<TableResult> {
    const used = [...query.filters, ...query.order].map(({ column }) => column);
    if (used.some(isOfAccount)) throw new AppError(columnErrors['42501']);
    const columns = query.columns.length > 0 ? query.columns : Object.keys(readCricoUsers.table.row.shape);
    const kept = [...new Set([...columns.filter((column) => !isOfAccount(column)), 'user_id'])];
    const place = { computed: ACCOUNT_COLUMNS };
    const found = await this.tables.read(readCricoUsers, { ...query, columns: kept }, actorOf(call).userId, place);
    const added = await this.addedTo(found.rows, columns, call);
    const own = await this.preferencesFor(found.rows, columns, call);
    return {
      rows: found.rows.map((row) =>
        pick({ ...row, ...added(String(row['user_id'])), ...own(String(row['user_id'])) }, columns),
      ),
      total: found.total,
    };
  }

  /** The caller's preferences, in their own row. */
  private async preferencesFor(
    rows: TableResult['rows'],
    columns: readonly string[],
    call: Call,
  ): Promise<(userId: string) => Readonly<Record<string, unknown>>> {
    const { userId } = actorOf(call);
    if (!columns.includes(PREFERENCES_COLUMN) || !rows.some((row) => row['user_id'] === userId)) return () => ({});
    const own = { [PREFERENCES_COLUMN]: await this.preferences.ofCaller(call) };
    return (id) => (id === userId ? own : {});
  }

  /** The account data of some people, as far as the caller may see it. */
  private async addedTo(
    rows: TableResult['rows'],
    columns: readonly string[],
    call: Call,
  ): Promise<(userId: string) => Readonly<Record<string, unknown>>> {
    const isAsked = SIGN_IN_COLUMNS.some((column) => columns.includes(column));
    const isAdmin = isAsked && (await this.people.roleOf(this.work.reads, actorOf(call).userId)) === 'admin';
    if (!isAdmin) return () => ({});
    const known = await this.signIns.of(
      rows.map((row) => String(row['user_id'])),
      call,
    );
    return (userId) => known.get(userId) ?? {};
  }
}

const pick = (row: Readonly<Record<string, unknown>>, columns: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
