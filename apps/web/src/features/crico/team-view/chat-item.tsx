import { CHAT_CHANGEABLE_MS } from '@nivel/contracts/projects/chat-values';
import type { ChatMessage } from '@nivel/contracts/projects/chat-shape';
import { useState } from 'react';
import { Avatar } from '../../../shell/pictures/avatar.tsx';
import { AttachedFiles } from '../area/files/attached-files.tsx';
import { formatMoment } from '../area/in-words.ts';
import { MarkdownView } from '../area/markdown/markdown-view.tsx';
import { ProjectPersonName, useIsGone } from '../area/project/project-person-name.tsx';
import { ActsMenu } from '../area/talk/acts-menu.tsx';
import { ReactionsLine } from '../area/talk/reactions-line.tsx';
import { useNamedInAddress } from '../area/talk/use-named-in-address.ts';
import { useChatScene } from './chat-context.ts';
import { EditedMessage } from './edited-message.tsx';
import { relativeTime, useNow } from './relative-time.ts';
import { teamViewText } from './team-view-text.ts';
import { useMessageActs } from './use-message-acts.ts';

interface MessageProps {
  readonly message: ChatMessage;
  readonly now: number;
}

const Head = ({ message, now }: MessageProps) => {
  const all = teamViewText.useText();
  const { nameOf, readBefore, userId } = useChatScene();
  const { author_id: author, created_at: at, number } = message;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="font-medium">
        <ProjectPersonName userId={author} name={nameOf(author)} />
      </span>
      <time dateTime={at} title={formatMoment(at)} className="text-soft">
        {relativeTime(at, now, all.justNow)}
      </time>
      {message.edited_at !== null && <span className="text-soft">{all.chat.edited}</span>}
      {number > readBefore && author !== userId && (
        <span className="rounded-sm bg-info-soft px-1.5 text-xs font-medium text-info">{all.chat.isNew}</span>
      )}
    </p>
  );
};

/** The actions on a message: a reaction for everybody, and for its author more, for a while. */
const Foot = ({ message, now, onEdit }: MessageProps & { readonly onEdit: () => void }) => {
  const text = teamViewText.useText().chat;
  const { userId, nameOf } = useChatScene();
  const { remove, react } = useMessageActs(message);
  const isOwn = message.author_id === userId;
  const isChangeable = now - Date.parse(message.created_at) < CHAT_CHANGEABLE_MS;
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-1">
      <ReactionsLine shown={message.reactions} {...{ text, userId, nameOf }} onReact={react} />
      {isOwn && isChangeable && (
        <ActsMenu
          label={text.more(nameOf(message.author_id))}
          text={text}
          onEdit={onEdit}
          onDelete={() => void remove()}
        />
      )}
    </div>
  );
};

/** One message of the chat. */
export const ChatItem = ({ message }: { readonly message: ChatMessage }) => {
  const text = teamViewText.useText().chat;
  const { projectId, nameOf, pictureOf, refresh } = useChatScene();
  const isGone = useIsGone();
  const now = useNow();
  const [isEdited, setIsEdited] = useState(false);
  const place = { projectId, cardId: null };
  const article = useNamedInAddress(`message-${message.id}`);
  const { author_id: author } = message;
  return (
    <article ref={article} aria-label={text.by(nameOf(author))} tabIndex={-1} className="flex gap-3 rounded-md">
      <Avatar name={nameOf(author)} picture={pictureOf(author)} isGone={isGone(author)} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Head message={message} now={now} />
        {isEdited ? (
          <EditedMessage message={message} onEnd={() => setIsEdited(false)} />
        ) : (
          <>
            {message.text !== '' && <MarkdownView source={message.text} />}
            {message.text === '' && message.files.length === 0 && <p className="text-soft">{text.fileGone}</p>}
            {message.files.length > 0 && (
              <AttachedFiles isBrief {...{ place, files: message.files, nameOf, refresh }} />
            )}
            <Foot message={message} now={now} onEdit={() => setIsEdited(true)} />
          </>
        )}
      </div>
    </article>
  );
};
