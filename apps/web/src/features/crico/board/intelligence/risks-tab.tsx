import { EmptyState } from '@nivel/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { CompactChoice } from '../../area/compact-choice.tsx';
import { formatDay } from '../../../../shell/days/days.ts';
import { useBoard } from '../board-context.ts';
import { CardLink } from './card-link.tsx';
import { intelligenceText } from './intelligence-text.ts';
import { risksQuery, type Risk } from './intelligence.queries.ts';
import { LevelBadge } from './level-badge.tsx';
import { LoadState } from './load-state.tsx';
import { percentOf } from './percent.ts';
import { detailWords, factorWords } from './risk-words.ts';
import { ShortList } from './short-list.tsx';

/** Mitigations that are shown at first. */
const FIRST = 2;

const orders = {
  risk: () => 0,
  score: (one: Risk, other: Risk) => other.risk_score - one.risk_score,
  due: (one: Risk, other: Risk) => one.due_on.localeCompare(other.due_on),
};
type Order = keyof typeof orders;
const orderNames = Object.keys(orders) as Order[];

const RiskRow = ({ risk }: { readonly risk: Risk }) => {
  const all = intelligenceText.useText();
  const { risks: text } = all;
  const { risk_probability: probability, details, due_on: due } = risk;
  const day = formatDay(due, { day: 'numeric', month: 'short', year: 'numeric' });
  const words = [...factorWords(risk, all), ...detailWords(risk, all)];
  return (
    <li className="flex flex-col gap-1.5 rounded-md border border-line bg-raised p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LevelBadge level={risk.risk_level} />
        <CardLink cardId={risk.milestone_id} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span className="font-semibold tabular-nums">{text.probability(percentOf(probability))}</span>
        <span className={details.days_left < 0 ? 'font-medium text-danger' : ''}>
          {details.days_left < 0 ? text.overdue(day) : text.due(day)}
        </span>
        <span className="text-soft">{text.confidence(percentOf(risk.confidence_level))}</span>
      </p>
      {words.length > 0 && <p className="text-sm text-soft">{words.join(' · ')}</p>}
      {risk.mitigation_suggestions.length > 0 && (
        <ShortList items={risk.mitigation_suggestions} first={FIRST} keyOf={({ code }) => code} label={text.actions}>
          {({ code }) => all.actions[code]}
        </ShortList>
      )}
    </li>
  );
};

/** Cards that are likely to miss their day, in the order that is chosen. */
export const RisksTab = () => {
  const all = intelligenceText.useText();
  const { risks: text } = all;
  const { board } = useBoard();
  const { data, error, refetch } = useQuery(risksQuery(board.project.id));
  const [order, setOrder] = useState<Order>('risk');
  return (
    <section aria-label={text.title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3 className="text-lg">{text.title}</h3>
          <p className="text-sm text-soft">{text.lead}</p>
        </div>
        {data !== undefined && data.length > 1 && (
          <CompactChoice
            label={text.sort}
            value={order}
            groups={[{ items: orderNames.map((name) => [name, text.sorts[name]] as const) }]}
            onChoose={(name) => setOrder(name as Order)}
          />
        )}
      </div>
      <LoadState data={data} error={error} failed={all.failed.risks} onRetry={() => void refetch()}>
        {(risks) => {
          // A card that was deleted meanwhile is no longer a risk.
          const shown = risks.filter(({ milestone_id: id }) => board.isPartial === true || board.cards.has(id));
          return shown.length === 0 ? (
            <EmptyState drawing={<ShieldCheck aria-hidden="true" size={40} className="text-soft" />} title={text.empty}>
              {text.emptyText}
            </EmptyState>
          ) : (
            <ol aria-label={text.title} className="flex flex-col gap-2">
              {shown.toSorted(orders[order]).map((risk) => (
                <RiskRow key={risk.milestone_id} risk={risk} />
              ))}
            </ol>
          );
        }}
      </LoadState>
    </section>
  );
};
