import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { Axo } from '../brand/axo.tsx';
import { shellText } from '../language/shell-text.ts';

interface PanelProps {
  readonly onClose: () => void;
}

/** Few open it: its content is fetched then. If that does not arrive, nothing is shown, and the page stays. */
const HelpPanel = lazy<ComponentType<PanelProps>>(async () =>
  import('./help-panel.tsx').then(
    (program) => ({ default: program.HelpPanel }),
    () => ({ default: () => null }),
  ),
);

/**
 * Axo in the corner: opens a small panel with three encouraging tips. On a phone it waits in the footer of a page with a form,
 * whose buttons it would cover.
 */
export const HelpBubble = () => {
  const text = shellText.useText();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div
      className="fixed bottom-4 right-4 z-30 flex flex-col items-end gap-3 max-sm:group-has-[main_form]/page:absolute"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      {isOpen && (
        <Suspense>
          <HelpPanel onClose={close} />
        </Suspense>
      )}
      <button
        ref={opener}
        type="button"
        aria-label={text.help}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => (isOpen ? close() : setIsOpen(true))}
        className="grid size-16 place-items-center rounded-full border border-line bg-raised shadow-high hover:bg-accent-soft"
      >
        <Axo mood="hint" size={50} />
      </button>
    </div>
  );
};
