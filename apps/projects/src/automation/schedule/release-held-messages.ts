import { Injectable } from '@nestjs/common';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { ProjectsClient } from '../../database.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import { HeldMessagesRepository } from '../messages/held-messages.repository.ts';
import { tellMessage } from '../messages/rule-messenger.ts';

/** Lets messages of rules out whose quiet hours are over, each once. */
@Injectable()
export class ReleaseHeldMessages {
  constructor(
    private readonly held: HeldMessagesRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /**
   * A recipient who has lost the project meanwhile gets nothing.
   * @returns how many were taken
   */
  release(most: number): Promise<number> {
    return this.work.inStatements(BY_ITSELF, async (unit) => {
      const taken = await this.held.take(unit, most);
      const readers = taken.map(({ recipient, projectId }) => ({ userId: recipient, projectId }));
      const roles = await this.roles.rolesOfEach(unit, readers);
      for (const [index, { actor, trace, message }] of taken.entries())
        if ((roles[index] ?? null) !== null) tellMessage(unit.because({ actor: { userId: actor }, trace }), message);
      return taken.length;
    });
  }
}
