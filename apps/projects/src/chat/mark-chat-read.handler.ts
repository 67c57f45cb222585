import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { chatRead } from '@nivel/contracts/projects/chat-read.fact';
import { markChatRead } from '@nivel/contracts/projects/mark-chat-read.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { ChatRepository } from './chat.repository.ts';

@Handles(markChatRead)
export class MarkChatReadHandler implements Handler<typeof markChatRead> {
  constructor(
    private readonly chat: ChatRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id: projectId, number: wanted }: InputOf<typeof markChatRead>,
    call: Call,
  ): Promise<OutputOf<typeof markChatRead>> {
    const { userId } = actorOf(call);
    await this.work.run(call, async (unit) => {
      // A message that does not exist yet cannot be marked as read.
      const number = Math.min(wanted, await this.chat.lastNumber(unit, projectId));
      if (await this.chat.markRead(unit, projectId, userId, number))
        unit.tell(chatRead, { userId, projectId, number }, { aggregate: projectId });
    });
    return { success: true };
  }
}
