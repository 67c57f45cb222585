import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listChatMessages } from '@nivel/contracts/projects/list-chat-messages.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { BEYOND_NEWEST } from '../talk/pages.ts';
import { peopleIn } from '../talk/people-in.ts';
import { allWordsQuery, fileWords, searchWords } from '../talk/search-words.ts';
import { ChatRepository } from './chat.repository.ts';
import { MessageFiles } from './message-files.ts';

@Handles(listChatMessages)
export class ListChatMessagesHandler implements Handler<typeof listChatMessages> {
  constructor(
    private readonly chat: ChatRepository,
    private readonly files: MessageFiles,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id: projectId, search, before = BEYOND_NEWEST, limit }: InputOf<typeof listChatMessages>,
    call: Call,
  ): Promise<OutputOf<typeof listChatMessages>> {
    const { reads } = this.work;
    const { userId } = actorOf(call);
    const wanted = searchWords(search);
    const words = wanted.length === 0 ? null : { text: allWordsQuery(wanted), file: allWordsQuery(fileWords(wanted)) };
    const { rows, hasMore } = await this.chat.page(reads, userId, projectId, { before, limit, words });
    return {
      messages: await this.files.shown(reads, projectId, rows.toReversed()),
      people: await this.chat.names(reads, peopleIn(rows)),
      read: await this.chat.readUpTo(reads, projectId, userId),
      next: hasMore ? (rows.at(-1)?.number ?? null) : null,
    };
  }
}
