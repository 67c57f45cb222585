import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { insertMilestoneComment } from '@nivel/contracts/projects/insert-milestone-comment.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { MilestonesRepository } from '../milestones/milestones.repository.ts';
import { AddComment } from '../comments/add-comment.ts';

/** The documented insert is a comment like any other, in words of its own. */
@Handles(insertMilestoneComment)
export class InsertMilestoneCommentHandler implements Handler<typeof insertMilestoneComment> {
  constructor(
    private readonly creation: AddComment,
    private readonly milestones: MilestonesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { id, milestone_id, parent_id = null, content }: InputOf<typeof insertMilestoneComment>,
    call: Call,
  ): Promise<OutputOf<typeof insertMilestoneComment>> {
    const project_id = await this.milestones.projectOf(this.work.reads, 'milestone', milestone_id);
    if (project_id === null) throw new AppError(boardErrors.card_not_found);
    const { userId } = actorOf(call);
    const made = await this.work.run(call, (unit) => {
      const place = { project_id, card_id: milestone_id, comment_id: id ?? unit.newId(), parent_id };
      return this.creation.add(unit, userId, { ...place, is_team_only: false, text: content });
    });
    const at = made.createdAt.toISOString();
    const row = { id: made.id, project_id, milestone_id, parent_id: made.parentId, user_id: userId };
    const times = { created_at: at, updated_at: made.editedAt?.toISOString() ?? at };
    return { rows: [{ ...row, content: made.text, ...times }] };
  }
}
