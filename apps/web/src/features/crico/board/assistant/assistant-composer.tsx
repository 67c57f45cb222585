import { IconButton } from '@nivel/ui/icon-button';
import { TextArea } from '@nivel/ui/text-area';
import { Mic, MicOff, SendHorizontal, Square } from 'lucide-react';
import { isSendKey } from '../../area/talk/is-send-key.ts';
import { assistantText } from './assistant-text.ts';
import { isTooLong } from './use-conversation.ts';
import { useVoice } from './use-voice.ts';

interface AssistantComposerProps {
  readonly draft: string;
  readonly write: (text: string) => void;
  readonly isAsking: boolean;
  readonly onSend: (text: string) => void;
  readonly onStop: () => void;
}

/** Where a message is written or spoken; while an answer is on its way it can be stopped, and nothing else is sent. */
export const AssistantComposer = ({ draft, write, isAsking, onSend, onStop }: AssistantComposerProps) => {
  const text = assistantText.useText();
  const voice = useVoice((words) => write(draft.trim() === '' ? words : `${draft.trimEnd()} ${words}`));
  const tooLong = isTooLong(draft);
  const isSendable = draft.trim() !== '' && !tooLong && !isAsking;
  const send = () => {
    if (!isSendable) return;
    onSend(draft);
    write('');
  };
  return (
    <form
      className="flex flex-col gap-1 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={text.write}
        rows={2}
        value={draft}
        // A disabled field would lose the focus while the person writes.
        readOnly={isAsking}
        hint={text.hint}
        {...(tooLong && { error: text.tooLong })}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          send();
        }}
      />
      <div className="flex items-center justify-end gap-1">
        <p role="alert" className="mr-auto text-sm text-danger">
          {voice.problem && text.voice[voice.problem]}
        </p>
        {voice.isListening && (
          <p role="status" className="text-sm text-soft">
            {text.voice.listening}
          </p>
        )}
        <IconButton
          label={voice.isListening ? text.voice.stop : text.voice.start}
          aria-pressed={voice.isListening}
          onClick={voice.toggle}
        >
          {voice.isListening ? <MicOff aria-hidden="true" size={18} /> : <Mic aria-hidden="true" size={18} />}
        </IconButton>
        {isAsking ? (
          <IconButton label={text.stop} onClick={onStop}>
            <Square aria-hidden="true" size={16} />
          </IconButton>
        ) : (
          <IconButton label={text.send} isOff={!isSendable} onClick={send}>
            <SendHorizontal aria-hidden="true" size={18} />
          </IconButton>
        )}
      </div>
    </form>
  );
};
