import type { ReactNode } from 'react';

interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** The content beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of a page of Crico. */
export const Panel = ({ id, title, lead, aside, children }: PanelProps) => (
  <section aria-labelledby={`${id}-title`} id={id} className="rounded-md border border-line bg-raised">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2.5">
      <div>
        <h2 id={`${id}-title`} className="text-base">
          {title}
        </h2>
        {lead && <p className="text-sm text-soft">{lead}</p>}
      </div>
      {aside}
    </div>
    <div className="p-4">{children}</div>
  </section>
);
