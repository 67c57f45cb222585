import { leadStages } from '@nivel/contracts/finance/values/lead-values';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTouchDrag } from '../../area/touch/use-touch-drag.ts';
import { entityKey } from '../money.queries.ts';
import { LeadColumn } from './lead-column.tsx';
import type { Lead } from './leads.queries.ts';
import { leadsText } from './leads-text.ts';
import { leadTouch, useLeadDrag } from './use-lead-drag.ts';
import { useLeadsView } from './use-leads-view.ts';

type Pages = InfiniteData<{ readonly data: readonly Lead[] }>;

/** The leads by stage: dragged from one to another by the pointer, a finger or keys. */
export const LeadsBoard = () => {
  const text = leadsText.useText();
  const { filter, open } = useLeadsView();
  const drag = useLeadDrag();
  const frame = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const leadOf = (id: string): Lead | undefined =>
    client
      .getQueriesData<Pages>({ queryKey: [...entityKey('lead'), 'stage'] })
      .flatMap(([, data]) => data?.pages.flatMap((page) => page.data) ?? [])
      .find((lead) => lead.id === id);
  useTouchDrag(frame, leadTouch(drag, leadOf));
  const stages = filter.stages.length > 0 ? filter.stages : leadStages;
  return (
    <>
      <p id="lead-keys" className="sr-only">
        {text.board.keys}
      </p>
      <p role="status" className="sr-only">
        {drag.said}
      </p>
      <div
        ref={frame}
        role="group"
        aria-label={text.board.label}
        tabIndex={0}
        className="relative flex snap-x items-start gap-3 overflow-x-auto pb-3"
      >
        {stages.map((stage) => (
          <LeadColumn key={stage} stage={stage} filter={filter} drag={drag} onOpen={open} />
        ))}
      </div>
    </>
  );
};
