import { Button } from '@nivel/ui/button';
import { IconButton } from '@nivel/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface CalendarHeadProps {
  /** The days that are shown, in words. */
  readonly period: string;
  readonly names: { readonly today: string; readonly previous: string; readonly next: string };
  /** Whether today is among them. */
  readonly isNow: boolean;
  readonly onToday: () => void;
  readonly onTurn: (step: 1 | -1) => void;
  /** Further choices. */
  readonly children?: ReactNode;
}

/** Which days a calendar shows, and the ways to others. */
export const CalendarHead = ({ period, names, isNow, onToday, onTurn, children }: CalendarHeadProps) => (
  <div className="flex flex-wrap items-center gap-1 px-3 py-2">
    <h2 aria-live="polite" className="grow text-lg first-letter:uppercase">
      {period}
    </h2>
    {children}
    <Button size="sm" variant="ghost" disabled={isNow} onClick={onToday}>
      {names.today}
    </Button>
    <IconButton label={names.previous} onClick={() => onTurn(-1)}>
      <ChevronLeft aria-hidden="true" size={18} />
    </IconButton>
    <IconButton label={names.next} onClick={() => onTurn(1)}>
      <ChevronRight aria-hidden="true" size={18} />
    </IconButton>
  </div>
);
