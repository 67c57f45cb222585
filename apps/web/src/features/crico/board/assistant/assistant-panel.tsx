import { IconButton } from '@nivel/ui/icon-button';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { assistantText } from './assistant-text.ts';
import { PlainAssistant, ProjectAssistant } from './project-assistant.tsx';

interface AssistantPanelProps {
  readonly isInProject: boolean;
  readonly onClose: () => void;
}

/** The assistant beside what is done; it covers a phone but for its edges. */
export const AssistantPanel = ({ isInProject, onClose }: AssistantPanelProps) => {
  const text = assistantText.useText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('textarea')?.focus(), []);
  const Assistant = isInProject ? ProjectAssistant : PlainAssistant;
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={text.title}
      className="flex h-[min(40rem,calc(100dvh-11rem))] w-96 max-w-[calc(100vw-1.5rem)] flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-high"
    >
      <Assistant level={2}>
        <IconButton label={text.close} onClick={onClose}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </Assistant>
    </div>
  );
};
