import { Module } from '@nestjs/common';
import { AttachmentsModule } from '../attachments/attachments.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { TalkModule } from '../talk/talk.module.ts';
import { ChatNotifier } from './chat-notifier.ts';
import { ChatRepository } from './chat.repository.ts';
import { DeleteChatMessageHandler } from './delete-chat-message.handler.ts';
import { EditChatMessageHandler } from './edit-chat-message.handler.ts';
import { ListChatMessagesHandler } from './list-chat-messages.handler.ts';
import { LockedChat } from './locked-chat.ts';
import { MarkChatReadHandler } from './mark-chat-read.handler.ts';
import { MessageFiles } from './message-files.ts';
import { ReactToChatMessageHandler } from './react-to-chat-message.handler.ts';
import { SendChatMessageHandler } from './send-chat-message.handler.ts';

/** The chat of a project's team. */
@Module({
  imports: [AttachmentsModule, ProjectAccessModule, TalkModule],
  providers: [
    ChatNotifier,
    ChatRepository,
    DeleteChatMessageHandler,
    EditChatMessageHandler,
    ListChatMessagesHandler,
    LockedChat,
    MarkChatReadHandler,
    MessageFiles,
    ReactToChatMessageHandler,
    SendChatMessageHandler,
  ],
  exports: [ChatRepository],
})
export class ChatModule {}
