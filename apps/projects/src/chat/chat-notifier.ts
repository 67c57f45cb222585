import { Injectable } from '@nestjs/common';
import { chatChanged } from '@nivel/contracts/projects/chat-changed.fact';
import { chatMentioned } from '@nivel/contracts/projects/chat-mentioned.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { ProjectsUnit } from '../database.ts';
import { ChatRepository } from './chat.repository.ts';

interface ToldMessage {
  readonly projectId: string;
  readonly id: string;
  readonly authorId: string;
}

/** Tells members of the chat, without a word of it. */
@Injectable()
export class ChatNotifier {
  constructor(private readonly chat: ChatRepository) {}

  /** Updates open windows. */
  changed(
    unit: ProjectsUnit,
    { projectId, id }: Pick<ToldMessage, 'projectId' | 'id'>,
    by: string,
    what: PayloadOf<typeof chatChanged>['what'],
  ): void {
    unit.tell(chatChanged, { projectId, messageId: id, by, what }, { aggregate: projectId });
  }

  /** Notifies the mentioned people: all of them may read it. */
  async mentions(
    unit: ProjectsUnit,
    { projectId, id, authorId }: ToldMessage,
    readers: readonly string[],
  ): Promise<void> {
    const mentioned = readers.filter((userId) => userId !== authorId);
    if (mentioned.length === 0) return;
    const names = await this.chat.place(unit, projectId, authorId);
    unit.tell(chatMentioned, { projectId, messageId: id, authorId, mentioned, ...names }, { aggregate: projectId });
  }
}
