import { LONGEST_COMMENT } from '@nivel/contracts/projects/comment-values';
import { AddFiles } from '../area/files/add-files.tsx';
import { ComposerFiles } from '../area/files/composer-files.tsx';
import { filesIntoDraft } from '../area/files/files-into-draft.ts';
import type { DraftFiles } from '../area/files/use-draft-files.ts';
import { asStored } from '../area/comments/mention-text.ts';
import { isTooLong, MarkdownEditor, type FieldExtension } from '../area/markdown/markdown-editor.tsx';
import { ComposerFoot } from '../area/talk/composer-foot.tsx';
import { isSendKey } from '../area/talk/is-send-key.ts';
import type { MessageSender } from '../area/talk/use-message-sender.ts';
import { useMentions } from '../area/talk/use-mentions.tsx';
import type { WrittenDraft } from '../area/talk/use-written-draft.ts';
import { useChatScene } from './chat-context.ts';
import { teamViewText } from './team-view-text.ts';

interface ChatComposerProps {
  readonly label: string;
  readonly sendLabel: string;
  readonly draft: WrittenDraft;
  readonly isHeld: boolean;
  readonly write: (values: Partial<WrittenDraft>) => void;
  readonly sending: MessageSender;
  readonly onCancel?: () => void;
  /** Left out: it takes none. */
  readonly files?: DraftFiles;
}

/** The field for a message: in Markdown, with people by @, sent with Enter. */
export const ChatComposer = (props: ChatComposerProps) => {
  const { label, sendLabel, draft, isHeld, write, sending, onCancel, files } = props;
  const { chat: text, files: words } = teamViewText.useText();
  const { readers } = useChatScene();
  const pick = (name: string, id: string) => write({ picks: { ...draft.picks, [name]: id } });
  const mentions = useMentions(readers, pick, text);
  const isSaid = draft.text.trim() !== '' || (files?.added.length ?? 0) > 0;
  const isComing = files?.sent.some(({ state }) => state !== 'refused') ?? false;
  const isWritten = isSaid && !isTooLong(draft.text, LONGEST_COMMENT);
  const isSendable = isWritten && !isComing && sending.state !== 'sending';
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
    <div className="flex flex-col gap-2" {...filesIntoDraft(files)}>
      <MarkdownEditor
        isSmall
        label={label}
        value={draft.text}
        onChange={(value) => write({ text: value })}
        longest={LONGEST_COMMENT}
        preview={(value) => asStored(value, draft.picks)}
        extension={extension}
      />
      {files && <ComposerFiles files={files} takeOffLabel={words.takeOff} />}
      <ComposerFoot {...{ text, sendLabel, sending, isSendable, isHeld, onCancel }}>
        {!onCancel && <p className="mr-auto text-sm text-soft">{text.hint}</p>}
        {files && <AddFiles label={words.attach} field={words.choose} onFiles={files.add} />}
      </ComposerFoot>
    </div>
  );
};
