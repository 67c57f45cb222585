import { Module } from '@nestjs/common';
import { CommentsModule } from '../comments/comments.module.ts';
import { MilestonesModule } from '../milestones/milestones.module.ts';
import { InsertMilestoneCommentHandler } from './insert-milestone-comment.handler.ts';
import { ReadMilestoneCommentsHandler } from './read-milestone-comments.handler.ts';

/** Comments by their documented names. */
@Module({
  imports: [CommentsModule, MilestonesModule],
  providers: [InsertMilestoneCommentHandler, ReadMilestoneCommentsHandler],
})
export class MilestoneCommentsModule {}
