import { IconButton } from '@nivel/ui/icon-button';
import { Eraser, Settings2 } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { CheckLine } from '../../area/proposals/check-line.tsx';
import { AssistantComposer } from './assistant-composer.tsx';
import { useAssistantPlace } from './assistant-place.ts';
import { useAssistantSettings } from './assistant-settings.ts';
import { assistantText } from './assistant-text.ts';
import { suggestionsIn, withPlan, type Plan } from './conversation.ts';
import { MessageList } from './message-list.tsx';
import { useConversation } from './use-conversation.ts';

interface SuggestionsProps {
  readonly sentences: readonly string[];
  readonly isOff: boolean;
  readonly onChoose: (sentence: string) => void;
}

/** Sentences that are sent at a click. */
const Suggestions = ({ sentences, isOff, onChoose }: SuggestionsProps) => {
  const text = assistantText.useText();
  return (
    <ul aria-label={text.suggestions} className="flex flex-wrap gap-2 px-3 pb-2">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <button
            type="button"
            aria-disabled={isOff || undefined}
            onClick={() => !isOff && onChoose(sentence)}
            className="min-h-8 rounded-full border border-line-strong bg-raised px-3 py-1 text-left text-sm wrap-anywhere hover:bg-sunken aria-disabled:opacity-50 pointer-coarse:min-h-11"
          >
            {sentence}
          </button>
        </li>
      ))}
    </ul>
  );
};

interface AssistantChatProps {
  /** Of its heading: below that of a page, or of a view. */
  readonly level: 2 | 3;
  /** Further controls of its header, such as the close button. */
  readonly children?: ReactNode;
}

/** The conversation with the assistant: what was said, what can be said next, and where it is written. */
export const AssistantChat = ({ level, children }: AssistantChatProps) => {
  const text = assistantText.useText();
  const { userId, projectId } = useAssistantPlace();
  const { settings, change } = useAssistantSettings(userId);
  const [isSetting, setIsSetting] = useState(false);
  const chat = useConversation(userId, projectId, settings.smartMode);
  const panel = useId();
  const log = useRef<HTMLDivElement>(null);
  const Heading = level === 2 ? 'h2' : 'h3';
  /** What was pressed goes with the press. */
  const pressed = (work: () => void) => {
    work();
    log.current?.focus();
  };
  /** What becomes of a proposal may be known later: who is elsewhere by then, as in the message that comes next, stays there. */
  const plan = (id: string, values: Partial<Plan>) => {
    const { activeElement: place } = document;
    chat.conversation.change((entries) => withPlan(entries, id, values));
    if (place === document.body || log.current?.contains(place)) log.current?.focus();
  };
  const next = suggestionsIn(chat.entries);
  const chips = chat.entries.length === 0 ? text.chips[projectId === null ? 'none' : 'project'] : next;
  const clear = () => {
    const { entries } = chat;
    chat.conversation.change(() => []);
    const run = () => chat.conversation.change((after) => [...entries, ...after]);
    notify({ type: 'success', message: text.cleared, action: { label: text.undo, run } });
  };
  return (
    <section aria-label={text.title} className="flex min-h-0 flex-1 flex-col">
      <header className="flex items-center gap-1 border-b border-line py-1 pr-1 pl-3">
        <Heading className="mr-auto text-base">{text.title}</Heading>
        <IconButton label={text.clear} isOff={chat.entries.length === 0 || chat.isAsking} onClick={clear}>
          <Eraser aria-hidden="true" size={16} />
        </IconButton>
        <IconButton
          label={text.settings}
          aria-expanded={isSetting}
          aria-controls={panel}
          onClick={() => setIsSetting(!isSetting)}
        >
          <Settings2 aria-hidden="true" size={16} />
        </IconButton>
        {children}
      </header>
      <div id={panel} hidden={!isSetting} className="border-b border-line p-3">
        <CheckLine
          name={text.smartMode}
          isChecked={settings.smartMode}
          onCheck={(smartMode) => change({ smartMode })}
        />
      </div>
      <MessageList
        entries={chat.entries}
        isAsking={chat.isAsking}
        soFar={chat.soFar}
        place={log}
        onPlan={plan}
        onAgain={() => pressed(chat.again)}
      />
      {chips.length > 0 && (
        <Suggestions
          sentences={chips}
          isOff={chat.isAsking}
          onChoose={(sentence) => pressed(() => chat.send(sentence))}
        />
      )}
      <AssistantComposer
        draft={chat.draft}
        write={chat.write}
        isAsking={chat.isAsking}
        onSend={chat.send}
        onStop={chat.stop}
      />
    </section>
  );
};
