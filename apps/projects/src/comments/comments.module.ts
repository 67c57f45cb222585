import { Module } from '@nestjs/common';
import { AttachmentsModule } from '../attachments/attachments.module.ts';
import { MilestonesModule } from '../milestones/milestones.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { AddComment } from './add-comment.ts';
import { CommentChanges } from './comment-changes.ts';
import {
  AddCommentHandler,
  DeleteCommentHandler,
  EditCommentHandler,
  ReactToCommentHandler,
  RestoreCommentHandler,
} from './comment-handlers.ts';
import { CommentFiles } from './comment-files.ts';
import { CommentNotifier } from './comment-notifier.ts';
import {
  CountCommentsHandler,
  ListCommentsHandler,
  ListCommentVersionsHandler,
  MarkCommentsReadHandler,
} from './comment-reading-handlers.ts';
import { EnterCommentsHandler, EnterTeamCommentsHandler } from './comment-room-handlers.ts';
import { CommentsRepository } from './comments.repository.ts';
import { LockedCard } from './locked-card.ts';
import { InsertMilestoneCommentHandler, ReadMilestoneCommentsHandler } from './milestone-comment-handlers.ts';

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
