import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { ChatMessage } from '@nivel/contracts/projects/chat-shape';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { AttachmentsRepository } from '../attachments/attachments.repository.ts';
import { shownAttachment } from '../attachments/shown-attachment.ts';
import type { ProjectsReads } from '../database.ts';
import type { StoredMessage } from './chat.repository.ts';
import { shownMessage } from './shown-message.ts';

type Reads = Pick<ProjectsReads, 'rows'>;

/** Files of a project that messages refer to, and do not own: one that is deleted is in no message until it is back. */
@Injectable()
export class MessageFiles {
  constructor(private readonly attachments: AttachmentsRepository) {}

  /** @throws AppError `file_not_found` where one of them is no file of the project's team, or no longer exists */
  async check(reads: Reads, projectId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const found = await this.attachments.namedOfProject(reads, projectId, ids);
    if (found.length !== ids.length) throw new AppError(filesErrors.file_not_found);
  }

  /** Messages with their existing files. */
  async shown(reads: Reads, projectId: string, messages: readonly StoredMessage[]): Promise<ChatMessage[]> {
    const ids = [...new Set(messages.flatMap(({ files }) => files))];
    const found = ids.length === 0 ? [] : await this.attachments.namedOfProject(reads, projectId, ids);
    return messages.map((one) =>
      shownMessage(one, found.filter(({ id }) => one.files.includes(id)).map(shownAttachment)),
    );
  }

  async one(reads: Reads, projectId: string, message: StoredMessage): Promise<{ message: ChatMessage }> {
    const [shown = shownMessage(message, [])] = await this.shown(reads, projectId, [message]);
    return { message: shown };
  }
}
