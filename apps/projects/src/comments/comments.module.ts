import { Module } from '@nestjs/common';
import { AttachmentsModule } from '../attachments/attachments.module.ts';
import { ChatModule } from '../chat/chat.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { TalkModule } from '../talk/talk.module.ts';
import { AddCommentHandler } from './add-comment.handler.ts';
import { AddComment } from './add-comment.ts';
import { CommentChanges } from './comment-changes.ts';
import { CommentFiles } from './comment-files.ts';
import { CommentNotifier } from './comment-notifier.ts';
import { CommentsRepository } from './comments.repository.ts';
import { CountCommentsHandler } from './count-comments.handler.ts';
import { DeleteCommentHandler } from './delete-comment.handler.ts';
import { EditCommentHandler } from './edit-comment.handler.ts';
import { EnterCommentsHandler } from './enter-comments.handler.ts';
import { EnterTeamCommentsHandler } from './enter-team-comments.handler.ts';
import { ListCommentVersionsHandler } from './list-comment-versions.handler.ts';
import { ListCommentsHandler } from './list-comments.handler.ts';
import { LockedCard } from './locked-card.ts';
import { MarkCommentsReadHandler } from './mark-comments-read.handler.ts';
import { ReactToCommentHandler } from './react-to-comment.handler.ts';
import { RestoreCommentHandler } from './restore-comment.handler.ts';

/** Comments on cards. */
@Module({
  imports: [AttachmentsModule, ChatModule, ProjectAccessModule, TalkModule],
  providers: [
    AddComment,
    AddCommentHandler,
    CommentChanges,
    CommentFiles,
    CommentNotifier,
    CommentsRepository,
    CountCommentsHandler,
    DeleteCommentHandler,
    EditCommentHandler,
    EnterCommentsHandler,
    EnterTeamCommentsHandler,
    ListCommentVersionsHandler,
    ListCommentsHandler,
    LockedCard,
    MarkCommentsReadHandler,
    ReactToCommentHandler,
    RestoreCommentHandler,
  ],
  exports: [AddComment, CommentsRepository],
})
export class CommentsModule {}
