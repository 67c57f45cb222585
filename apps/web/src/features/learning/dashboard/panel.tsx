import { Card } from '@nivel/ui/card';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  /** The meaning of the number, in a sentence. */
  readonly lead?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled card of the dashboard. */
export const Panel = ({ title, lead, aside, children }: PanelProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-4 p-5">
        <div className="flex flex-col gap-1">
          <div className="flex items-baseline justify-between gap-3">
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            {aside}
          </div>
          {lead !== undefined && <p className="text-sm text-soft">{lead}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
};
