import { shellText } from '../language/shell-text.ts';

export const mainId = 'contenido';

/** The first stop of the keyboard on every page. */
export const SkipLink = () => (
  <a
    href={`#${mainId}`}
    className="fixed left-3 top-3 z-50 -translate-y-24 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
  >
    {shellText.useText().skipToContent}
  </a>
);
