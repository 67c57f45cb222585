import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { chatErrors } from '@nivel/contracts/projects/chat.errors';
import { reactToChatMessage } from '@nivel/contracts/projects/react-to-chat-message.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { ChatNotifier } from './chat-notifier.ts';
import { ChatRepository } from './chat.repository.ts';
import { LockedChat } from './locked-chat.ts';

@Handles(reactToChatMessage)
export class ReactToChatMessageHandler implements Handler<typeof reactToChatMessage> {
  constructor(
    private readonly chat: ChatRepository,
    private readonly held: LockedChat,
    private readonly news: ChatNotifier,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: InputOf<typeof reactToChatMessage>, call: Call): Promise<OutputOf<typeof reactToChatMessage>> {
    const { userId } = actorOf(call);
    const { project_id: projectId, message_id: id, reaction, is_on: isOn } = input;
    await this.work.run(call, async (unit) => {
      const message = await this.held.message(unit, userId, input);
      if (message.isDeleted) throw new AppError(chatErrors.message_not_found);
      if (await this.chat.react(unit, id, userId, reaction, isOn))
        this.news.changed(unit, { projectId, id }, userId, 'reacted');
    });
    return { success: true };
  }
}
