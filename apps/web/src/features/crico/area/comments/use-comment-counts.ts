import { useQuery } from '@tanstack/react-query';
import type { Board } from '../board-model/board-store.ts';
import { commentCountsQuery, type CommentCount } from './comments.queries.ts';

const none: ReadonlyMap<string, CommentCount> = new Map();

/** The number of comments on the cards of a board, by their ids; empty while loading, and for people who only read. */
export const useCommentCounts = ({ project, role }: Board): ReadonlyMap<string, CommentCount> =>
  useQuery({ ...commentCountsQuery(project.id), enabled: role !== 'reader' }).data ?? none;
