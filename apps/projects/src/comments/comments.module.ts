import { Module } from '@nestjs/common';
import { AttachmentsModule } from '../attachments/attachments.module.ts';
import { MilestonesModule } from '../milestones/milestones.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { AddComment } from './add-comment.ts';
import { CommentChanges } from './comment-changes.ts';
import { AddCommentHandler } from './add-comment.handler.ts';
import { DeleteCommentHandler } from './delete-comment.handler.ts';
import { EditCommentHandler } from './edit-comment.handler.ts';
import { ReactToCommentHandler } from './react-to-comment.handler.ts';
import { RestoreCommentHandler } from './restore-comment.handler.ts';
import { CommentFiles } from './comment-files.ts';
import { CommentNotifier } from './comment-notifier.ts';
import { CountCommentsHandler } from './count-comments.handler.ts';
import { ListCommentsHandler } from './list-comments.handler.ts';
import { ListCommentVersionsHandler } from './list-comment-versions.handler.ts';
import { MarkCommentsReadHandler } from './mark-comments-read.handler.ts';
import { EnterCommentsHandler } from './enter-comments.handler.ts';
import { EnterTeamCommentsHandler } from './enter-team-comments.handler.ts';
import { CommentsRepository } from './comments.repository.ts';
import { LockedCard } from './locked-card.ts';
import { InsertMilestoneCommentHandler } from './insert-milestone-comment.handler.ts';
import { ReadMilestoneCommentsHandler } from './read-milestone-comments.handler.ts';

/** What is said about cards. */
@Module({
  imports: [AttachmentsModule, MilestonesModule, ProjectAccessModule],
  providers: [
    AddCommentHandler,
    AddComment,
    CommentChanges,
    CommentFiles,
    CommentNotifier,
    CommentsRepository,
    CountCommentsHandler,
    DeleteCommentHandler,
    EditCommentHandler,
    EnterCommentsHandler,
    EnterTeamCommentsHandler,
    LockedCard,
    InsertMilestoneCommentHandler,
    ListCommentsHandler,
    ListCommentVersionsHandler,
    MarkCommentsReadHandler,
    ReactToCommentHandler,
    ReadMilestoneCommentsHandler,
    RestoreCommentHandler,
  ],
  exports: [CommentsRepository],
})
export class CommentsModule {}
