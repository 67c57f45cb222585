import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { editChatMessage } from '@nivel/contracts/projects/edit-chat-message.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { MentionReach } from '../talk/mention-reach.ts';
import { unreachedMentions } from '../talk/unreached-mentions.ts';
import { ChatNotifier } from './chat-notifier.ts';
import { checkedMessageEdit } from './chat-rules.ts';
import { ChatRepository, type StoredMessage } from './chat.repository.ts';
import { LockedChat } from './locked-chat.ts';
import { MessageFiles } from './message-files.ts';

type Input = InputOf<typeof editChatMessage>;

@Handles(editChatMessage)
export class EditChatMessageHandler implements Handler<typeof editChatMessage> {
  constructor(
    private readonly chat: ChatRepository,
    private readonly files: MessageFiles,
    private readonly held: LockedChat,
    private readonly mentions: MentionReach,
    private readonly news: ChatNotifier,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(input: Input, call: Call): Promise<OutputOf<typeof editChatMessage>> {
    return this.work.run(call, async (unit) => {
      const edited = await this.edit(unit, actorOf(call).userId, input);
      const shown = await this.files.one(unit, input.project_id, edited);
      return { ...shown, not_told: unreachedMentions(edited) };
    });
  }

  /** People who are mentioned only since the edit are notified as for a new message. */
  private async edit(unit: ProjectsUnit, userId: string, input: Input): Promise<StoredMessage> {
    const { project_id: projectId, message_id: id, text } = input;
    const before = await this.held.message(unit, userId, input);
    if (!checkedMessageEdit(before, { userId, now: unit.now }, input)) return before;
    const mentions = await this.mentions.readersAmong(unit, projectId, { text, isTeamOnly: true });
    await this.chat.edit(unit, id, text, mentions);
    const message = { projectId, id, authorId: userId };
    this.news.changed(unit, message, userId, 'edited');
    await this.news.mentions(
      unit,
      message,
      mentions.filter((one) => !before.mentions.includes(one)),
    );
    return this.held.stored(unit, userId, input);
  }
}
