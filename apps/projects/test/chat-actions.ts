import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { ChatMessage } from '@nivel/contracts/projects/chat-shape';
import { listChatMessages } from '@nivel/contracts/projects/list-chat-messages.operation';
import { sendChatMessage } from '@nivel/contracts/projects/send-chat-message.operation';
import type { ProjectsUnderTest, Somebody } from './projects-under-test.ts';

/** People's actions in the chat of a project, with defaults for irrelevant fields. */
export class ChatActions {
  constructor(private readonly projects: ProjectsUnderTest) {}

  async send(
    who: Somebody,
    project_id: string,
    given: Partial<CallInputOf<typeof sendChatMessage>> = {},
  ): Promise<ChatMessage> {
    const input = { project_id, message_id: v7(), text: 'Un mensaje', ...given };
    return (await this.projects.ask(who.userId, sendChatMessage, input)).message;
  }

  /** What a person sees of the last page, or of the messages with some words. */
  async read(who: Somebody, project_id: string, search = ''): Promise<ChatMessage[]> {
    return (await this.projects.ask(who.userId, listChatMessages, { project_id, search })).messages;
  }
}
