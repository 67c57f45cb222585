import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { deleteChatMessage } from '@nivel/contracts/projects/delete-chat-message.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { ChatNotifier } from './chat-notifier.ts';
import { checkChangeable } from './chat-rules.ts';
import { ChatRepository } from './chat.repository.ts';
import { LockedChat } from './locked-chat.ts';

@Handles(deleteChatMessage)
export class DeleteChatMessageHandler implements Handler<typeof deleteChatMessage> {
  constructor(
    private readonly chat: ChatRepository,
    private readonly held: LockedChat,
    private readonly news: ChatNotifier,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: InputOf<typeof deleteChatMessage>, call: Call): Promise<OutputOf<typeof deleteChatMessage>> {
    const { userId } = actorOf(call);
    const { project_id: projectId, message_id: id } = input;
    await this.work.run(call, async (unit) => {
      const message = await this.held.message(unit, userId, input);
      // Asked again after its answer was lost, however late.
      if (message.isDeleted && message.authorId === userId) return;
      checkChangeable(message, userId, unit.now);
      await this.chat.delete(unit, id);
      this.news.changed(unit, { projectId, id }, userId, 'deleted');
    });
    return { success: true };
  }
}
