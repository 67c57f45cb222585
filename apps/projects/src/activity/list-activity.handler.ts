import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listActivity } from '@nivel/contracts/projects/list-activity.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { ACTIVITY_OF_PROJECT } from './activity.sql.ts';
import { pageOf, activityEntriesOf, filterValues, whoseOf } from './activity-page.ts';

/** Beyond every sequence number. */
const NEWEST = 2 ** 50;

@Handles(listActivity)
export class ListActivityHandler implements Handler<typeof listActivity> {
  constructor(private readonly work: UnitOfWork<ProjectsClient>) {}

  async handle({
    project_id,
    before = NEWEST,
    ...wanted
  }: InputOf<typeof listActivity>): Promise<OutputOf<typeof listActivity>> {
    const statement = ACTIVITY_OF_PROJECT[whoseOf(wanted)];
    const rows = await this.work.reads.rows(statement, [...filterValues(wanted), project_id, before]);
    const page = pageOf(rows, wanted.limit);
    return { entries: page.rows.flatMap(activityEntriesOf), next: page.last?.sequence ?? null };
  }
}
