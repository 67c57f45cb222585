import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { checkNotices } from '@nivel/contracts/projects/check-notices.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { mayRead } from '../talk/audience.ts';
import type { ProjectsClient } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { NoticesRepository } from './notices.repository.ts';

@Handles(checkNotices)
export class CheckNoticesHandler implements Handler<typeof checkNotices> {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ user_id: userId, places }: InputOf<typeof checkNotices>): Promise<OutputOf<typeof checkNotices>> {
    const { reads } = this.work;
    const projectIds = places.map(({ project_id: id }) => id);
    const commentIds = places.flatMap(({ comment_id: id }) => (id === null ? [] : [id]));
    const [roles, silent, comments] = await Promise.all([
      this.roles.rolesOfEach(
        reads,
        projectIds.map((projectId) => ({ userId, projectId })),
      ),
      this.notices.silent(reads, projectIds),
      this.notices.comments(reads, commentIds),
    ]);
    const may = places.map(({ project_id: projectId, comment_id: commentId }, index) => {
      const role = roles[index] ?? null;
      if (role === null || silent.has(projectId)) return false;
      if (commentId === null) return true;
      const comment = comments.get(commentId);
      return comment?.projectId === projectId && mayRead(role, comment.isTeamOnly);
    });
    return { may };
  }
}
