import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { commentsChanged } from '@nivel/contracts/projects/comments-changed.fact';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { limits } from '../../../limits/limits.ts';
import { useLive, useLiveRoom } from '../../../shell/live/use-live.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { chatKey, commentCountsQuery, commentsKey } from '../area/comments/comments.queries.ts';
import { projectFilesKey } from '../area/data/projects.queries.ts';
import type { Board } from '../area/board-model/board-store.ts';
import { useOpenCard } from '../area/project/open-card.ts';
import { mayChangeCards } from '../area/project/project-scene.ts';
import { useNames } from '../area/project/use-names.ts';
import { boardText } from './board-text.ts';

type News = PayloadOf<typeof commentsChanged>;

interface CommentNewsProps {
  readonly board: Board;
  readonly userId: string;
}

/** Announces a change of another person's comment, unless its card is open. */
const useTold = ({ board, userId }: CommentNewsProps) => {
  const text = boardText.useText().commentNews;
  const names = useNames(board.project.id);
  const { card: openCard, open } = useOpenCard(board);
  return ({ by, what, cardId }: News): void => {
    const card = board.cards.get(cardId);
    if (by === userId || what === 'reacted' || !card || card.id === openCard?.id) return;
    const message = text[what](names.get(by) ?? text.somebody, `${board.project.key}-${card.number}`);
    notify({ type: 'info', message, action: { label: text.open, run: () => open(card) } });
  };
};

/** Reads the displayed comments again immediately, and their counts after a pause. */
const useFresh = ({ project }: Board) => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const count = (): void => {
    clearTimeout(timer.current);
    const { queryKey } = commentCountsQuery(project.id);
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey }), limits.crico.board.countsMs);
  };
  return {
    count,
    card: (cardId: string): void => {
      void client.invalidateQueries({ queryKey: commentsKey(project.id, cardId) });
      count();
    },
    all: (): void => {
      void client.invalidateQueries({ queryKey: commentsKey(project.id) });
      count();
    },
    chat: (): void => {
      void client.invalidateQueries({ queryKey: chatKey(project.id) });
      count();
    },
    /** Messages refer to files: a deleted file disappears from them. */
    files: (): void => {
      void client.invalidateQueries({ queryKey: projectFilesKey(project.id) });
      void client.invalidateQueries({ queryKey: chatKey(project.id) });
    },
    /** Some of it is no longer for this person: nothing of it is kept. */
    anew: (): void => {
      void client.resetQueries({ queryKey: commentsKey(project.id) });
      client.removeQueries({ queryKey: chatKey(project.id) });
      client.removeQueries({ queryKey: projectFilesKey(project.id) });
      count();
    },
  };
};

/** Comments for guests too. */
const OpenNews = ({ board, userId }: CommentNewsProps) => {
  const tell = useTold({ board, userId });
  const fresh = useFresh(board);
  useLiveRoom({
    room: `comments:${board.project.id}`,
    facts: {
      'projects.comments.changed': (news) => {
        fresh.card(news.cardId);
        tell(news);
      },
    },
    onStale: fresh.all,
    onClosed: fresh.anew,
  });
  // Read in another window.
  useLive({
    facts: { 'projects.comments.read': fresh.count, 'projects.chat.read': fresh.count },
    onStale: fresh.count,
  });
  return null;
};

/** Comments for the team only. */
const TeamNews = ({ board, userId }: CommentNewsProps) => {
  const tell = useTold({ board, userId });
  const fresh = useFresh(board);
  useLiveRoom({
    room: `team-comments:${board.project.id}`,
    facts: {
      'projects.team-comments.changed': (news) => {
        fresh.card(news.cardId);
        tell(news);
      },
      'projects.chat.changed': fresh.chat,
      'projects.project-files.changed': fresh.files,
    },
    onStale: () => {
      fresh.all();
      fresh.chat();
      fresh.files();
    },
    onClosed: fresh.anew,
  });
  return null;
};

/** Follows the comments on the cards of a board, as far as this person may see them. */
export const CommentNews = ({ board, userId }: CommentNewsProps) => (
  <>
    {board.role !== 'reader' && <OpenNews board={board} userId={userId} />}
    {mayChangeCards(board) && <TeamNews board={board} userId={userId} />}
  </>
);
