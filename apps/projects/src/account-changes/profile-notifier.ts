import { Injectable } from '@nestjs/common';
import { projectPersonChanged } from '@nivel/contracts/projects/project-person-changed.fact';
import { query, uuid } from '@nivel/messaging/statement';
import type { ProjectsUnit } from '../database.ts';
import { LISTED_ROLE, SEEN_PROJECTS } from '../project-access/project-roles.sql.ts';

/** A person in more projects than this appears changed in the rest with the next change there. */
const MOST_PROJECTS = 1_000;

/** Projects with a person (`$1`) among their people, without mere readers of a public one. */
const SHOWN_IN = query({
  text: `SELECT p.id ${SEEN_PROJECTS} AND ${LISTED_ROLE} <> 'reader' ORDER BY p.id DESC LIMIT ${MOST_PROJECTS}`,
  params: [uuid],
  row: { id: uuid },
});

/** Notifies those who see a person in a project that their name or picture has changed. */
@Injectable()
export class ProfileNotifier {
  async tell(unit: ProjectsUnit, userId: string): Promise<void> {
    for (const { id: projectId } of await unit.rows(SHOWN_IN, [userId]))
      unit.tell(projectPersonChanged, { projectId, userId }, { aggregate: projectId });
  }
}
