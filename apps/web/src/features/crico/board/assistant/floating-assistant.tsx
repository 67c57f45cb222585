import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useCommands } from '../../../../shell/commands/command-registry.ts';
import { cricoText } from '../../area/crico-text.ts';
import { isAssistantInPage } from './assistant-in-page.ts';

/** Few open it on their first page: its program comes then. */
const AssistantPanel = lazy(async () => ({ default: (await import('./assistant-panel.tsx')).AssistantPanel }));

/** The button in the corner that opens the assistant over a page of Crico. */
export const FloatingAssistant = ({ isInProject = false }: { readonly isInProject?: boolean }) => {
  const { assistant } = cricoText.useText();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isInPage = isAssistantInPage.use();
  useCommands(isInPage ? [] : [{ id: 'crico.assistant', label: assistant, run: () => setIsOpen(true) }]);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  if (isInPage) return null;
  return (
    <aside
      aria-label={assistant}
      // Above the line with the pages of a table.
      className={`fixed right-3 z-30 flex flex-col items-end gap-2 ${isInProject ? 'bottom-14' : 'bottom-3'}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen && !event.defaultPrevented) close();
      }}
    >
      {isOpen && (
        <Suspense>
          <AssistantPanel isInProject={isInProject} onClose={close} />
        </Suspense>
      )}
      <button
        ref={opener}
        type="button"
        aria-label={assistant}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => (isOpen ? close() : setIsOpen(true))}
        className="grid size-12 place-items-center rounded-full border border-line bg-accent text-on-accent shadow-high hover:bg-accent-hover"
      >
        <Sparkles aria-hidden="true" size={22} />
      </button>
    </aside>
  );
};
