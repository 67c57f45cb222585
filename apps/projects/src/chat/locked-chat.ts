import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { chatErrors } from '@nivel/contracts/projects/chat.errors';
import type { ProjectsUnit } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { ChatRepository, type StoredMessage } from './chat.repository.ts';

interface NamedMessage {
  readonly project_id: string;
  readonly message_id: string;
}

/** The chat of a project, locked for a member who is about to write. */
@Injectable()
export class LockedChat {
  constructor(
    private readonly chat: ChatRepository,
    private readonly locked: LockedProject,
  ) {}

  /** @throws AppError `forbidden` for a person who is no longer a member */
  async for(unit: ProjectsUnit, projectId: string, userId: string): Promise<void> {
    await this.locked.for(unit, projectId, userId, 'member');
  }

  /** A message of it, also one that is deleted. @throws AppError `forbidden`, `message_not_found` */
  async message(unit: ProjectsUnit, userId: string, named: NamedMessage): Promise<StoredMessage> {
    await this.for(unit, named.project_id, userId);
    return this.stored(unit, userId, named);
  }

  /** The same in a chat that is held already. @throws AppError `message_not_found` */
  async stored(
    unit: ProjectsUnit,
    userId: string,
    { project_id: projectId, message_id: id }: NamedMessage,
  ): Promise<StoredMessage> {
    const found = await this.chat.find(unit, userId, projectId, id);
    if (found === null) throw new AppError(chatErrors.message_not_found);
    return found;
  }
}
