import { fact } from '../kernel/fact.ts';
import { commentNews } from './comment-shape.ts';

export const teamCommentsChanged = fact({
  name: 'projects.team-comments.changed',
  version: 1,
  summary: 'Something became of a comment for the team only. It says none of its words.',
  audience: { room: 'team-comments', field: 'projectId' },
  payload: commentNews,
});
