import type { ReactNode } from 'react';

interface FigureProps {
  readonly title: string;
  readonly note: string;
  readonly isAlarming?: boolean;
  readonly children: ReactNode;
}

/** A number of the overview. */
export const Figure = ({ title, note, isAlarming = false, children }: FigureProps) => (
  <div className="rounded-md border border-line bg-raised px-4 py-3">
    <dt className="text-sm text-soft">{title}</dt>
    <dd className={`font-heading text-2xl font-bold tabular-nums ${isAlarming ? 'text-danger' : ''}`}>{children}</dd>
    <dd className="text-sm text-soft">{note}</dd>
  </div>
);
