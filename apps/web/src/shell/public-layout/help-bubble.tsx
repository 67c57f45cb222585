import { Button } from '@nivel/ui/button';
import { useEffect, useId, useRef, useState } from 'react';
import { Axo } from '../brand/axo.tsx';
import { shellText } from '../language/shell-text.ts';

/**
 * Axo in the corner: opens a small panel with three encouraging tips. On a phone it waits in the footer of a page with a form,
 * whose buttons it would cover.
 */
export const HelpBubble = () => {
  const text = shellText.useText();
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) closer.current?.focus();
  }, [isOpen]);
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
        <section
          role="dialog"
          aria-labelledby={titleId}
          className="rise w-[min(22rem,calc(100vw-2rem))] rounded-lg border border-line bg-raised p-5 shadow-high"
        >
          <h2 id={titleId} className="text-xl">
            {text.helpTitle}
          </h2>
          <ul className="my-4 flex flex-col gap-3">
            {text.tips.map((tip, index) => (
              <li key={tip} className="flex gap-3 text-soft">
                <span
                  aria-hidden="true"
                  className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-bold text-accent"
                >
                  {index + 1}
                </span>
                {tip}
              </li>
            ))}
          </ul>
          <Button ref={closer} variant="secondary" fullWidth onClick={close}>
            {text.close}
          </Button>
        </section>
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
