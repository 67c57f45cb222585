import { Button } from '@nivel/ui/button';
import type { ReactNode } from 'react';
import { trashText } from './trash-text.ts';

interface TrashRowProps {
  readonly icon: ReactNode;
  /** Named by the button that brings it back. */
  readonly name: string;
  /** The title as shown; the name alone by default. */
  readonly title?: ReactNode;
  /** Further information about it. */
  readonly children: ReactNode;
  readonly isBusy: boolean;
  /** Missing for people who may not restore it. */
  readonly onRestore?: (() => void) | undefined;
}

/** Something in a trash, and how to restore it. */
export const TrashRow = ({ icon, name, title = name, children, isBusy, onRestore }: TrashRowProps) => {
  const text = trashText.useText();
  return (
    <li className="flex items-center gap-3 py-2">
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{title}</span>
        <span className="block text-sm text-soft">{children}</span>
      </span>
      {onRestore && (
        <Button size="sm" variant="secondary" aria-label={text.restoreName(name)} loading={isBusy} onClick={onRestore}>
          {text.restore}
        </Button>
      )}
    </li>
  );
};
