import { useState, type ReactNode } from 'react';
import { intelligenceText } from './intelligence-text.ts';

interface ShortListProps<Item> {
  readonly items: readonly Item[];
  /** How many are shown at first. */
  readonly first: number;
  readonly keyOf: (item: Item) => string;
  readonly label?: string;
  readonly children: (item: Item) => ReactNode;
}

/** The first of some items, and all of them at a click. */
export const ShortList = <Item,>({ items, first, keyOf, label, children }: ShortListProps<Item>) => {
  const text = intelligenceText.useText();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, first);
  return (
    <div>
      <ul aria-label={label} className="ml-4 list-disc text-sm">
        {shown.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {items.length > first && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="min-h-6 text-sm font-medium text-accent hover:underline pointer-coarse:min-h-11"
        >
          {isWhole ? text.less : text.more(items.length - first)}
        </button>
      )}
    </div>
  );
};
