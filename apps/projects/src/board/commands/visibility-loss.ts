import { Injectable } from '@nestjs/common';
import { projectRoleLost } from '@nivel/contracts/projects/project-role-lost.fact';
import type { SqlUnit } from '@nivel/messaging/unit-of-work';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import type { NewLogRow } from './board.repository.ts';

/** A project that fewer people may see leaves the windows of the others, whichever command caused that. */
@Injectable()
export class VisibilityLoss {
  constructor(private readonly roles: ProjectRolesRepository) {}

  /** Saves a change of who sees a project, and notifies those who no longer do. */
  async around(unit: SqlUnit, log: readonly NewLogRow[], save: () => Promise<void>): Promise<void> {
    const changed = log.filter(({ changes }) =>
      changes.some(({ of, set }) => of === 'project' && set !== null && 'visibility' in set),
    );
    const projects = [...new Set(changed.map(({ project_id }) => project_id))];
    const before = new Map<string, readonly string[]>();
    for (const projectId of projects) before.set(projectId, await this.roles.readersOf(unit, projectId));
    await save();
    for (const [projectId, readers] of before) {
      const after = new Set(await this.roles.readersOf(unit, projectId));
      for (const userId of readers)
        if (!after.has(userId)) unit.tell(projectRoleLost, { projectId, userId }, { aggregate: projectId });
    }
  }
}
