import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listAllActivity } from '@nivel/contracts/projects/list-all-activity.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { ACTIVITY_EVERYWHERE, NAMED_IN_PROJECTS, NAMED_PEOPLE } from './activity.sql.ts';
import { pageOf, activityEntriesOf, filterValues, whoseOf } from './activity-page.ts';

type Output = OutputOf<typeof listAllActivity>;

/** Later than everything that was done. */
const NEWEST = { at: '9999-12-31T00:00:00.000Z', project_id: 'ffffffff-ffff-4fff-bfff-ffffffffffff', sequence: 1 };
const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The ids in values, at any depth. */
const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return ID.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
};

@Handles(listAllActivity)
export class ListAllActivityHandler implements Handler<typeof listAllActivity> {
  constructor(private readonly work: UnitOfWork<ProjectsClient>) {}

  async handle({ before = NEWEST, ...wanted }: InputOf<typeof listAllActivity>, call: Call): Promise<Output> {
    const place = [new Date(before.at), before.project_id, before.sequence] as const;
    const values = [...filterValues(wanted), actorOf(call).userId, ...place] as const;
    const rows = await this.work.reads.rows(ACTIVITY_EVERYWHERE[whoseOf(wanted)], values);
    const { rows: shown, last } = pageOf(rows, wanted.limit);
    const entries = shown.flatMap((row) =>
      activityEntriesOf(row).map((entry) => ({ ...entry, project_id: row.projectId })),
    );
    return {
      entries,
      ...(await this.named(entries)),
      next: last && { at: last.at.toISOString(), project_id: last.projectId, sequence: last.sequence },
    };
  }

  /** The names of the ids in entries. */
  private async named(entries: Output['entries']): Promise<Pick<Output, 'projects' | 'people'>> {
    const projectIds = [...new Set(entries.map(({ project_id: id }) => id))];
    const ids = [...new Set(entries.flatMap(({ by, fields }) => idsIn([by, fields])))];
    const [projects, people] = await Promise.all([
      this.work.reads.rows(NAMED_IN_PROJECTS, [projectIds, ids]),
      this.work.reads.rows(NAMED_PEOPLE, [projectIds, ids]),
    ]);
    return {
      projects: projects.map(({ organizationId: organization_id, ...project }) => ({ ...project, organization_id })),
      people: people.map(({ userId: user_id, fullName: full_name, isActive: is_active }) => ({
        user_id,
        full_name,
        is_active,
      })),
    };
  }
}
