import type { NoticePlace } from '@nivel/contracts/projects/check-notices.operation';

/** Of what is told of a project's cards: whoever sees the project may read it. */
export const aboutProject = ({ projectId }: { readonly projectId: string }): NoticePlace[] => [
  { project_id: projectId, comment_id: null },
];
