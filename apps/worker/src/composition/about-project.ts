import type { NoticePlace } from '@nivel/contracts/projects/check-notices.operation';

/** For notices about a project's cards: everyone who sees the project may read it. */
export const aboutProject = ({ projectId }: { readonly projectId: string }): NoticePlace[] => [
  { project_id: projectId, comment_id: null },
];
