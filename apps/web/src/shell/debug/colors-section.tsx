import { useState } from 'react';
import { colorTokens } from './color-tokens.ts';
import { DebugSection } from './debug-section.tsx';

/** Every colour of the page's style sheets on the current ground. */
export const ColorsSection = () => {
  const [names] = useState(() => colorTokens(document));
  return (
    <DebugSection title="Colours">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-2 text-sm">
            <span
              aria-hidden="true"
              className="size-8 shrink-0 rounded-md border border-line-strong"
              style={{ background: `var(${name})` }}
            />
            <code className="min-w-0 break-words">{name.slice(2)}</code>
          </li>
        ))}
      </ul>
    </DebugSection>
  );
};
