import type { ChatMessage } from '@nivel/contracts/projects/chat-shape';
import { Button } from '@nivel/ui/button';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';
import { MentionNames } from '../area/markdown/markdown-inline.tsx';
import { useUnreadChat } from '../area/comments/use-unread-chat.ts';
import { useProject } from '../area/project/project-scene.ts';
import { SearchField } from '../area/search-field.tsx';
import { ChatContext } from './chat-context.ts';
import { ChatItem } from './chat-item.tsx';
import { NewMessage } from './new-message.tsx';
import { teamViewText } from './team-view-text.ts';
import { useChat } from './use-chat.ts';
import { useSettled } from '../../../shell/typing/use-settled.ts';

/** Within this distance from the end, in pixels, the chat follows new messages. */
const NEAR_PX = 80;

/** Scrolls to the last message, unless the person reads older ones. */
const useFollowedEnd = (last: string | undefined) => {
  const place = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const { current } = place;
    if (current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [last]);
  const onScroll = (): void => {
    const { current } = place;
    if (current) isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX;
  };
  return { place, onScroll };
};

interface MessagesProps extends Pick<ReturnType<typeof useChat>, 'query'> {
  readonly messages: readonly ChatMessage[];
  readonly isFound: boolean;
}

const Messages = ({ query, messages, isFound }: MessagesProps) => {
  const text = teamViewText.useText().chat;
  const { place, onScroll } = useFollowedEnd(messages.at(-1)?.id);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (error && !data) return <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  if (messages.length === 0) return <p className="text-soft">{isFound ? text.nothingFound : text.none}</p>;
  return (
    <div
      ref={place}
      role="log"
      aria-label={text.title}
      tabIndex={0}
      onScroll={onScroll}
      className="flex max-h-[28rem] min-h-64 flex-col gap-4 overflow-y-auto rounded-md border border-line p-3"
    >
      {hasNextPage && (
        <Button
          size="sm"
          variant="secondary"
          className="shrink-0 self-start"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {text.older}
        </Button>
      )}
      {messages.map((message) => (
        <ChatItem key={message.id} message={message} />
      ))}
    </div>
  );
};

/** The chat of the team. */
export const TeamChat = () => {
  const text = teamViewText.useText().chat;
  const title = useId();
  const { board } = useProject();
  const [search, setSearch] = useState('');
  const wanted = useSettled(search.trim());
  const { query, messages, scene } = useChat(wanted);
  const unread = useUnreadChat(board);
  return (
    <ChatContext value={scene}>
      <MentionNames value={scene.nameOf}>
        <section aria-labelledby={title} className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 id={title} className="text-base font-medium">
              {text.title}
              {unread > 0 && <span className="ml-2 text-sm text-soft">{text.unread(unread)}</span>}
            </h3>
            <SearchField label={text.search} value={search} onChange={setSearch} />
          </div>
          <Messages query={query} messages={messages} isFound={wanted !== ''} />
          <NewMessage />
        </section>
      </MentionNames>
    </ChatContext>
  );
};
