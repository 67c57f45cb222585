import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { sendChatMessage } from '@nivel/contracts/projects/send-chat-message.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { askedDigest, saidBefore } from '../talk/asked-before.ts';
import { MentionReach } from '../talk/mention-reach.ts';
import { unreachedMentions } from '../talk/unreached-mentions.ts';
import { ChatNotifier } from './chat-notifier.ts';
import { ChatRepository, type StoredMessage } from './chat.repository.ts';
import { LockedChat } from './locked-chat.ts';
import { MessageFiles } from './message-files.ts';

type Input = InputOf<typeof sendChatMessage>;

const digestOf = (userId: string, { project_id, text, files }: Input): string =>
  askedDigest(userId, project_id, text, ...files);

@Handles(sendChatMessage)
export class SendChatMessageHandler implements Handler<typeof sendChatMessage> {
  constructor(
    private readonly chat: ChatRepository,
    private readonly files: MessageFiles,
    private readonly held: LockedChat,
    private readonly mentions: MentionReach,
    private readonly news: ChatNotifier,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(input: Input, call: Call): Promise<OutputOf<typeof sendChatMessage>> {
    return this.work.run(call, async (unit) => {
      const sent = await this.send(unit, actorOf(call).userId, input);
      const shown = await this.files.one(unit, input.project_id, sent);
      return { ...shown, not_told: unreachedMentions(sent) };
    });
  }

  private async send(unit: ProjectsUnit, authorId: string, input: Input): Promise<StoredMessage> {
    const { project_id: projectId, message_id: id, text, files } = input;
    await this.held.for(unit, projectId, authorId);
    const known = await this.answered(unit, authorId, input);
    if (known !== null) return known;
    await this.files.check(unit, projectId, files);
    const mentions = await this.mentions.readersAmong(unit, projectId, { text, isTeamOnly: true });
    const number = (await this.chat.lastNumber(unit, projectId)) + 1;
    const message = { id, projectId, number, authorId, text, mentions, files, asked: digestOf(authorId, input) };
    await this.chat.add(unit, message);
    this.news.changed(unit, message, authorId, 'added');
    await this.news.mentions(unit, message, mentions);
    const found = await this.chat.find(unit, authorId, projectId, id);
    if (found === null) throw new AppError(commonErrors.internal);
    return found;
  }

  /** The earlier message with this id, if its text is the same. */
  private async answered(unit: ProjectsUnit, userId: string, input: Input): Promise<StoredMessage | null> {
    if (!(await this.chat.isTaken(unit, input.message_id))) return null;
    const known = await this.chat.find(unit, userId, input.project_id, input.message_id);
    return saidBefore(known, { authorId: userId, asked: digestOf(userId, input) });
  }
}
