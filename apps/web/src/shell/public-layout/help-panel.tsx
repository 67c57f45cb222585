import { Button } from '@nivel/ui/button';
import { useEffect, useId, useRef } from 'react';
import { shellText } from '../language/shell-text.ts';
import { helpText } from './help-text.ts';

/** Three encouraging tips; the button that closes them has the focus first. */
export const HelpPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const { close } = shellText.useText();
  const text = helpText.useText();
  const titleId = useId();
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => closer.current?.focus(), []);
  return (
    <section
      role="dialog"
      aria-labelledby={titleId}
      className="rise w-[min(22rem,calc(100vw-2rem))] rounded-lg border border-line bg-raised p-5 shadow-high"
    >
      <h2 id={titleId} className="text-xl">
        {text.title}
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
      <Button ref={closer} variant="secondary" fullWidth onClick={onClose}>
        {close}
      </Button>
    </section>
  );
};
