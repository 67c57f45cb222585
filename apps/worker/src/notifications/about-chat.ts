import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { chatMentioned } from '@nivel/contracts/projects/chat-mentioned.fact';
import type { NoticePlace } from '@nivel/contracts/projects/check-notices.operation';
import type { NoticeAbout } from '../digests/notice-about.ts';

type ChatMentioned = PayloadOf<typeof chatMentioned>;

/** The link of a message's notice: the message in the view of the team. Only people who still may can read its text there. */
export const chatLink = ({ projectId, messageId }: Pick<ChatMentioned, 'projectId' | 'messageId'>): string =>
  `/crico/dashboard?${new URLSearchParams({ project: projectId, view: 'team' }).toString()}#message-${messageId}`;

export const aboutMessage = ({ projectId, messageId }: ChatMentioned): NoticeAbout => ({
  projectId,
  cardId: null,
  commentId: messageId,
});

/** For an e-mail about a message: only people who may read the message may read it. */
export const aboutTheMessage = ({
  projectId,
  messageId,
}: Pick<ChatMentioned, 'projectId' | 'messageId'>): NoticePlace[] => [{ project_id: projectId, comment_id: messageId }];

/** For the tests. */
export const exampleMention = (userId: string): ChatMentioned => ({
  projectId: '01890a5d-ac96-774b-bcce-b302099a8058',
  projectName: 'Abrigos',
  messageId: '01890a5d-ac96-774b-bcce-b302099a8062',
  authorId: '01890a5d-ac96-774b-bcce-b302099a8059',
  authorName: 'Ana Sol',
  mentioned: [userId],
});
