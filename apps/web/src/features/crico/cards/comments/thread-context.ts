import type { CommentRow } from '@nivel/contracts/projects/comment-shape';
import { createContext, use } from 'react';
import type { Assignable } from '../../area/people/assignable.ts';

/** The card under discussion, and who may take part. */
export interface CardThreads {
  readonly projectId: string;
  readonly cardId: string;
  readonly userId: string;
  /** Whether the person here may read comments for the team only. */
  readonly isOfTeam: boolean;
  readonly leads: boolean;
  readonly directs: boolean;
  /** The readers of a comment: for the team only, or for guests too. */
  readonly readers: (isTeamOnly: boolean) => readonly Assignable[];
  readonly nameOf: (userId: string) => string;
  readonly pictureOf: (userId: string) => string | null | undefined;
  /** Up to where it had been read when the card was opened. */
  readonly readBefore: number;
  /** The present data are read again. */
  readonly refresh: () => void;
}

export const ThreadContext = createContext<CardThreads | null>(null);

export const useThreads = (): CardThreads => {
  const talk = use(ThreadContext);
  if (!talk) throw new Error('there is no card around this component');
  return talk;
};

/** The first comment of a thread, and its replies. */
export interface Thread {
  readonly first: CommentRow;
  readonly replies: readonly CommentRow[];
}

/** Comments of several pages as threads, in the order in which they began. */
export const threadsOf = (pages: readonly { readonly comments: readonly CommentRow[] }[]): Thread[] => {
  const all = new Map(pages.toReversed().flatMap(({ comments }) => comments.map((one) => [one.id, one] as const)));
  const inOrder = [...all.values()].toSorted((one, other) => one.number - other.number);
  return inOrder
    .filter(({ parent_id }) => parent_id === null)
    .map((first) => ({ first, replies: inOrder.filter(({ parent_id }) => parent_id === first.id) }));
};
