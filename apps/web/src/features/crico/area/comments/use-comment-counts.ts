import { useQuery } from '@tanstack/react-query';
import type { Board } from '../board-model/board-store.ts';
import { commentCountsQuery, type CommentCount } from './comments.queries.ts';

const none: ReadonlyMap<string, CommentCount> = new Map();

/** The comments on the cards of a board, by their ids; nothing while it is on its way, and for who only reads. */
export const useCommentCounts = ({ project, role }: Board): ReadonlyMap<string, CommentCount> =>
  useQuery({ ...commentCountsQuery(project.id), enabled: role !== 'reader' }).data ?? none;
