import { fact } from '../kernel/fact.ts';
import { commentNews } from './comment-shape.ts';

export const commentsChanged = fact({
  name: 'projects.comments.changed',
  version: 1,
  summary: 'Something became of a comment that guests see too. It says none of its words.',
  audience: { room: 'comments', field: 'projectId' },
  payload: commentNews,
});
