import { Button } from '@nivel/ui/button';
import { FieldError } from '@nivel/ui/field-error';
import { LONGEST_COMMENT } from '@nivel/contracts/projects/comment-values';
import { useId, type KeyboardEvent } from 'react';
import { asStored } from '../area/comments/mention-text.ts';
import { isTooLong, MarkdownEditor, type FieldExtension } from '../area/markdown/markdown-editor.tsx';
import type { MessageSender } from '../area/talk/use-message-sender.ts';
import { useMentions } from '../area/talk/use-mentions.tsx';
import { useChatScene } from './chat-context.ts';
import { teamViewText } from './team-view-text.ts';
import type { ChatDraft } from './use-chat-draft.ts';

interface ChatComposerProps {
  readonly label: string;
  readonly sendLabel: string;
  readonly draft: ChatDraft;
  readonly isHeld: boolean;
  readonly write: (values: Partial<ChatDraft>) => void;
  readonly sending: MessageSender;
  readonly onCancel?: () => void;
}

/** Enter sends and begins no line; with Shift it begins one, and what is composed of several keys goes on. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

/** Where a message is written: in Markdown, with people by @, sent with Enter. */
export const ChatComposer = ({ label, sendLabel, draft, isHeld, write, sending, onCancel }: ChatComposerProps) => {
  const text = teamViewText.useText().chat;
  const problem = useId();
  const { readers } = useChatScene();
  const pick = (name: string, id: string) => write({ picks: { ...draft.picks, [name]: id } });
  const mentions = useMentions(readers, pick, text);
  const isWritten = draft.text.trim() !== '' && !isTooLong(draft.text, LONGEST_COMMENT);
  const isSendable = isWritten && sending.state !== 'sending';
  const extension: FieldExtension = {
    ...mentions,
    onKeyDown: (event) => {
      if (mentions.onKeyDown(event)) return true;
      if (!isSendKey(event)) return false;
      event.preventDefault();
      if (isSendable) void sending.send();
      return true;
    },
  };
  return (
    <div className="flex flex-col gap-2">
      <MarkdownEditor
        isSmall
        label={label}
        value={draft.text}
        onChange={(value) => write({ text: value })}
        longest={LONGEST_COMMENT}
        preview={(value) => asStored(value, draft.picks)}
        extension={extension}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        {!onCancel && <p className="mr-auto text-sm text-soft">{text.hint}</p>}
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
        <Button
          size="sm"
          disabled={!isSendable}
          loading={sending.state === 'sending'}
          onClick={() => void sending.send()}
        >
          {sending.state === 'waiting' ? text.sendAgain : sendLabel}
        </Button>
      </div>
      <div role="status" className="text-sm empty:hidden">
        {sending.state === 'waiting' ? text.waiting : isHeld ? '' : text.notKept}
      </div>
      <div role="alert" className="empty:hidden">
        {sending.reason !== '' && <FieldError id={problem}>{sending.reason}</FieldError>}
      </div>
    </div>
  );
};
