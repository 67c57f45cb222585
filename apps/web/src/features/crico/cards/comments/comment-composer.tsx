import { LONGEST_COMMENT } from '@nivel/contracts/projects/comment-values';
import { Lock } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { asStored } from '../../area/comments/mention-text.ts';
import { isTooLong, MarkdownEditor } from '../../area/markdown/markdown-editor.tsx';
import { ComposerFoot } from '../../area/talk/composer-foot.tsx';
import type { MessageSender } from '../../area/talk/use-message-sender.ts';
import { useMentions } from '../../area/talk/use-mentions.tsx';
import { AddFiles } from '../../area/files/add-files.tsx';
import { attachmentsText } from '../../area/files/attachments-text.ts';
import { filesIntoDraft } from '../../area/files/files-into-draft.ts';
import type { DraftFiles } from '../../area/files/use-draft-files.ts';
import { commentsText } from './comments-text.ts';
import { ComposerFiles } from '../../area/files/composer-files.tsx';
import { useThreads } from './thread-context.ts';
import type { Draft } from './use-draft.ts';

interface CommentComposerProps {
  readonly label: string;
  readonly sendLabel: string;
  readonly draft: Draft;
  readonly isHeld: boolean;
  readonly write: (values: Partial<Draft>) => void;
  readonly sending: MessageSender;
  /** Whether the audience can be chosen here. */
  readonly mayChooseTeam?: boolean;
  readonly onCancel?: () => void;
  /** Left out: it takes none. */
  readonly files?: DraftFiles;
}

/** The field for a comment: in Markdown, with people by @, sent with Ctrl+Enter. */
export const CommentComposer = (props: CommentComposerProps) => {
  const { label, sendLabel, draft, isHeld, write, sending, mayChooseTeam = false, onCancel, files } = props;
  const text = commentsText.useText();
  const words = attachmentsText.useText();
  const { readers } = useThreads();
  const pick = (name: string, id: string) => write({ picks: { ...draft.picks, [name]: id } });
  const mentions = useMentions(readers(draft.isTeamOnly), pick, text);
  const isWritten = draft.text.trim() !== '' && !isTooLong(draft.text, LONGEST_COMMENT);
  const isComing = files?.sent.some(({ state }) => state !== 'refused') ?? false;
  const isSendable = isWritten && !isComing && sending.state !== 'sending';
  // Not to the card around it.
  const taking = filesIntoDraft(files);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isSendable) void sending.send();
  };
  return (
    <div onKeyDown={onKeyDown} className="flex flex-col gap-2" {...taking}>
      <MarkdownEditor
        isSmall
        label={label}
        value={draft.text}
        onChange={(value) => write({ text: value })}
        longest={LONGEST_COMMENT}
        preview={(value) => asStored(value, draft.picks)}
        extension={mentions}
      />
      {files && <ComposerFiles files={files} takeOffLabel={words.takeOff} />}
      <ComposerFoot {...{ text, sendLabel, sending, isSendable, isHeld, onCancel }}>
        {mayChooseTeam && (
          <label className="mr-auto flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              // Not a field of the surrounding form of the card: Enter would save that.
              form=""
              checked={draft.isTeamOnly}
              onChange={(event) => write({ isTeamOnly: event.target.checked })}
              className="size-4 accent-(--accent)"
            />
            <Lock aria-hidden="true" size={14} />
            {text.teamOnly}
            <span className="text-soft">{text.teamOnlyHint}</span>
          </label>
        )}
        {files && <AddFiles label={words.attach} field={words.chooseForComment} onFiles={files.add} />}
      </ComposerFoot>
    </div>
  );
};
