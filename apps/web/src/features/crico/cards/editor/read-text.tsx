import { IconButton } from '@nivel/ui/icon-button';
import { Pencil } from 'lucide-react';
import { useId, type MouseEvent } from 'react';
import { MarkdownView } from '../../area/markdown/markdown-view.tsx';
import { cardsText } from '../cards-text.ts';

interface ReadTextProps {
  readonly label: string;
  readonly source: string;
  /** Absent: the person here only reads it. */
  readonly onWrite?: () => void;
}

/** Whether a click means the text, and neither a link in it nor words that were marked to be copied. */
const isMeant = ({ target }: MouseEvent): boolean =>
  !(target instanceof Element && target.closest('a, input')) && (getSelection()?.toString() ?? '') === '';

/** A formatted long text; a click on it, or its button, starts editing. */
export const ReadText = ({ label, source, onWrite }: ReadTextProps) => {
  const text = cardsText.useText();
  const title = useId();
  return (
    <section aria-labelledby={title} className="flex min-w-0 flex-col gap-1">
      <div className="flex min-h-8 items-center gap-1">
        <h3 id={title} className="text-base font-medium">
          {label}
        </h3>
        {onWrite && (
          <IconButton label={text.writeText(label)} title={text.writeText(label)} onClick={onWrite}>
            <Pencil aria-hidden="true" size={15} />
          </IconButton>
        )}
      </div>
      {source.trim() === '' ? (
        <p className="text-soft">{text.none}</p>
      ) : (
        <div
          role="presentation"
          onClick={(event) => isMeant(event) && onWrite?.()}
          className={onWrite && '-mx-2 cursor-text rounded-sm px-2 py-1 hover:bg-sunken'}
        >
          <MarkdownView source={source} />
        </div>
      )}
    </section>
  );
};
