import { Languages } from 'lucide-react';
import { shellText } from './shell-text.ts';
import { changeLocale, useLocale } from './locale.ts';

/** One tap to the other language. */
export const LanguageSwitch = () => {
  const text = shellText.useText();
  const other = useLocale() === 'en' ? 'es-MX' : 'en';
  return (
    <button
      type="button"
      onClick={() => void changeLocale(other)}
      className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-medium text-soft hover:bg-sunken hover:text-text"
    >
      <Languages aria-hidden="true" size={18} />
      <span>
        <span className="sr-only">{text.language}: </span>
        <span lang={other}>{text.otherLanguage}</span>
      </span>
    </button>
  );
};
