import { Injectable } from '@nestjs/common';
import { mentionedIn } from '@nivel/contracts/projects/comment-values';
import type { ProjectsStatements } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { mayRead } from './audience.ts';

interface Written {
  readonly text: string;
  readonly isTeamOnly: boolean;
}

/** The people whom mentions in a text notify. */
@Injectable()
export class MentionReach {
  constructor(private readonly roles: ProjectRolesRepository) {}

  /** The mentioned people who may read the text: a person who has just lost the right is neither notified nor named. */
  async readersAmong(
    unit: ProjectsStatements,
    projectId: string,
    { text, isTeamOnly }: Written,
  ): Promise<readonly string[]> {
    const ids = mentionedIn(text);
    if (ids.length === 0) return [];
    const roles = await this.roles.rolesOfEach(
      unit,
      ids.map((userId) => ({ userId, projectId })),
    );
    return ids.filter((_, index) => mayRead(roles[index] ?? null, isTeamOnly));
  }
}
