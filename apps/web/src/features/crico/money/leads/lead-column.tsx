import type { LeadStage } from '@nivel/contracts/finance/values/lead-values';
import { Button } from '@nivel/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { MoneyAmount } from '../frame/money-amount.tsx';
import { stageLeadsQuery, type Lead, type LeadFilter } from './leads.queries.ts';
import { leadsText } from './leads-text.ts';
import { leadKeys, type LeadDrag } from './use-lead-drag.ts';

interface LeadCardProps {
  readonly lead: Lead;
  readonly drag: LeadDrag;
  readonly onOpen: (id: string) => void;
}

const LeadCard = ({ lead, drag, onOpen }: LeadCardProps) => {
  const isCarried = drag.carried?.lead.id === lead.id;
  return (
    <li>
      <button
        type="button"
        data-card={lead.id}
        draggable
        aria-describedby="lead-keys"
        aria-pressed={isCarried || undefined}
        onClick={() => onOpen(lead.id)}
        onKeyDown={leadKeys(drag, lead)}
        // Space would click it when it comes up.
        onKeyUp={(event) => {
          if (event.key === ' ') event.preventDefault();
        }}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', lead.name);
          drag.take(lead);
        }}
        onDragEnd={drag.putBack}
        className="flex w-full flex-col gap-1 rounded-sm border border-line bg-raised p-2.5 text-left shadow-low hover:border-line-strong aria-pressed:border-accent aria-pressed:opacity-70"
      >
        <span className="font-medium wrap-anywhere">{lead.name}</span>
        <span className="text-sm">
          <MoneyAmount value={lead.expected_value} currency={lead.currency} />
        </span>
        {(lead.assigned_to_name !== null || lead.next_step !== '') && (
          <span className="text-sm text-soft wrap-anywhere">
            {[lead.assigned_to_name, lead.next_step].filter(Boolean).join(' · ')}
          </span>
        )}
      </button>
    </li>
  );
};

interface LeadColumnProps {
  readonly stage: LeadStage;
  readonly filter: LeadFilter;
  readonly drag: LeadDrag;
  readonly onOpen: (id: string) => void;
}

/** The leads of a stage, newest first. */
export const LeadColumn = ({ stage, filter, drag, onOpen }: LeadColumnProps) => {
  const text = leadsText.useText();
  const query = useInfiniteQuery(stageLeadsQuery(filter, stage));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  // A lead that moves to another stage leaves this one before the answer.
  const leads = data?.pages.flatMap((page) => page.data).filter((lead) => lead.stage === stage) ?? [];
  const isOver = drag.carried?.over === stage && drag.carried.lead.stage !== stage;
  return (
    <section
      aria-labelledby={`stage-${stage}`}
      data-column={stage}
      onDragOver={(event) => {
        if (!drag.carried) return;
        event.preventDefault();
        drag.over(stage);
      }}
      onDrop={(event) => {
        event.preventDefault();
        drag.drop();
      }}
      className={`flex w-64 shrink-0 snap-start flex-col rounded-md border bg-sunken ${isOver ? 'border-accent' : 'border-line'}`}
    >
      <h2 id={`stage-${stage}`} className="flex items-baseline justify-between gap-2 px-3 py-2 text-base">
        {text.stages[stage]}
        <span className="text-sm font-normal text-soft">{data?.pages[0]?.total_count}</span>
      </h2>
      <div className="flex flex-col gap-2 px-2 pb-2">
        {!data && error && <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingRows />}
        <ul className="flex flex-col gap-2">
          {leads.map((lead) => (
            <LeadCard key={lead.id} lead={lead} drag={drag} onOpen={onOpen} />
          ))}
        </ul>
        {hasNextPage && (
          <Button size="sm" variant="ghost" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text.board.more}
          </Button>
        )}
      </div>
    </section>
  );
};
