import type { ReactNode } from 'react';

interface DebugSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a screen for developers. */
export const DebugSection = ({ title, children }: DebugSectionProps) => (
  <section aria-label={title} className="flex flex-col gap-3">
    <h2 className="text-lg">{title}</h2>
    {children}
  </section>
);
