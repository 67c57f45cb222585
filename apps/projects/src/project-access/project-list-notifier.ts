import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { organizationProjectChanged } from '@nivel/contracts/projects/organization-project-changed.fact';
import { ownProjectChanged } from '@nivel/contracts/projects/own-project-changed.fact';
import { array, bool, nullable, query, uuid } from '@nivel/messaging/statement';
import { BY_ITSELF, UnitOfWork, type SqlUnit } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { LOG, type Log } from '@nivel/platform/log';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsClient } from '../database.ts';
import { EFFECTIVE_ROLE, PEOPLE_OF_PROJECTS } from './project-roles.sql.ts';

/**
 * The people to notify about some projects (`$1`). Where all members of an organization see the project, its room is notified;
 * other people in the project, and all people of a private one, are notified one by one. Mere readers of a public project are
 * not notified.
 */
const CONCERNED = query({
  text: `SELECT p.id, u.user_id AS "userId", p.organization_id AS "organizationId",
  p.organization_id IS NOT NULL AND p.visibility IN ('team', 'public') AND o.role IN ('member', 'admin', 'owner') AS "isInRoom"
${PEOPLE_OF_PROJECTS} AND ${EFFECTIVE_ROLE} <> 'reader' ORDER BY p.id, u.user_id`,
  params: [array(uuid)],
  row: { id: uuid, userId: uuid, organizationId: nullable(uuid), isInRoom: nullable(bool) },
});

/**
 * Notifies clients that list a project that something of it has changed: it was made, renamed, shown to more people, or worked
 * in.
 */
@Injectable()
export class ProjectListNotifier implements OnApplicationShutdown {
  private readonly pending = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private telling: Promise<void> = Promise.resolve();

  constructor(
    private readonly work: UnitOfWork<ProjectsClient>,
    @Inject(LOG) private readonly log: Log,
    @Inject(SETTINGS) private readonly settings: ProjectsSettings,
  ) {}

  /** Call it in the same unit as the change itself. */
  async tell(unit: Pick<SqlUnit, 'rows' | 'tell'>, projectIds: readonly string[]): Promise<void> {
    const rooms = new Map<string, string>();
    for (const { id: projectId, userId, organizationId, isInRoom } of await unit.rows(CONCERNED, [projectIds])) {
      if (isInRoom && organizationId !== null) rooms.set(projectId, organizationId);
      else unit.tell(ownProjectChanged, { userId, projectId }, { aggregate: projectId });
    }
    for (const [projectId, organizationId] of rooms)
      unit.tell(organizationProjectChanged, { organizationId, projectId }, { aggregate: projectId });
  }

  /**
   * Notifies after a delay, once for all changes until then: a busy board has many commands a second. A notification that a
   * dead process did not publish is made up by the next change, or by reading the list again.
   */
  tellSoon(projectIds: Iterable<string>): void {
    for (const id of projectIds) this.pending.add(id);
    if (this.pending.size > 0) this.timer ??= setTimeout(() => void this.flush(), this.settings.PROJECT_LIST_NEWS_MS);
  }

  /** The last commands are answered by then: calls are still taken while modules are destroyed. */
  async onApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  private async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const ids = [...this.pending].sort();
    this.pending.clear();
    if (ids.length > 0) this.telling = this.telling.then(() => this.tellOf(ids));
    await this.telling;
  }

  private async tellOf(ids: readonly string[]): Promise<void> {
    try {
      await this.work.inStatements(BY_ITSELF, (unit) => this.tell(unit, ids));
    } catch (error) {
      this.log.warn({ err: error, projects: ids.length }, 'lists of projects were not notified of a change');
    }
  }
}
