import { Button } from '@nivel/ui/button';
import { EmptyState } from '@nivel/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Lightbulb, Sparkles } from 'lucide-react';
import { useBoard } from '../board-context.ts';
import { CardLink } from './card-link.tsx';
import { intelligenceText } from './intelligence-text.ts';
import { insightsQuery, type Insight } from './intelligence.queries.ts';
import { LevelBadge } from './level-badge.tsx';
import { LoadState } from './load-state.tsx';
import type { IntelligenceMessages } from './messages/es-mx.ts';
import { percentOf } from './percent.ts';
import { ShortList } from './short-list.tsx';
import { useHideInsight } from './use-hide-insight.ts';

/** Suggestions that are shown at first. */
const FIRST = 2;

/** An insight in the language of the page. */
const wordsOf = (
  { kind, severity, value, user_id: userId }: Insight,
  { insights: text, sentiment }: IntelligenceMessages,
  names: ReadonlyMap<string, string>,
) => {
  const percent = percentOf(value ?? 0);
  if (kind === 'risk') return { title: text.riskTitle(severity), words: text.riskText(percent) };
  if (kind === 'sentiment') {
    const who = userId === null ? sentiment.wholeTeam : (names.get(userId) ?? sentiment.someone);
    return { title: text.sentimentTitle(severity === 'critical', who), words: text.sentimentText(percent) };
  }
  if (kind === 'confidence') return { title: text.confidenceTitle, words: text.confidenceText(percent) };
  return { title: text.velocityTitle, words: text.velocityText };
};

interface InsightRowProps {
  readonly insight: Insight;
  readonly onHide: (insight: Insight) => void;
}

const InsightRow = ({ insight, onHide }: InsightRowProps) => {
  const all = intelligenceText.useText();
  const { insights: text } = all;
  const { names } = useBoard();
  const { title, words } = wordsOf(insight, all, names);
  return (
    <li className="flex flex-col gap-1.5 rounded-md border border-line bg-raised p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LevelBadge level={insight.severity} />
        <h4 className="font-semibold">{title}</h4>
        <span className="text-sm text-soft">{text.confidence(percentOf(insight.confidence))}</span>
      </div>
      {insight.card_ids.map((id) => (
        <CardLink key={id} cardId={id} />
      ))}
      <p>{words}</p>
      {insight.suggested_actions.length > 0 && (
        <ShortList items={insight.suggested_actions} first={FIRST} keyOf={({ code }) => code} label={all.risks.actions}>
          {({ code }) => all.actions[code]}
        </ShortList>
      )}
      <Button
        size="sm"
        variant="ghost"
        className="self-start"
        aria-label={text.hideThis(title)}
        onClick={() => onHide(insight)}
      >
        {text.notUseful}
      </Button>
    </li>
  );
};

interface InsightsTabProps {
  readonly isReading: boolean;
  readonly onGenerate: () => void;
}

/** The findings of rules, the most severe first. */
export const InsightsTab = ({ isReading, onGenerate }: InsightsTabProps) => {
  const all = intelligenceText.useText();
  const { insights: text } = all;
  const { id } = useBoard().board.project;
  const { data, error, refetch } = useQuery(insightsQuery(id));
  const hide = useHideInsight(id);
  return (
    <section aria-label={text.title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{text.title}</h3>
        <Button size="sm" loading={isReading} icon={<Sparkles aria-hidden="true" size={15} />} onClick={onGenerate}>
          {all.generate}
        </Button>
      </div>
      <LoadState data={data} error={error} failed={all.failed.insights} onRetry={() => void refetch()}>
        {({ insights, hidden }) => (
          <>
            {insights.length === 0 ? (
              <EmptyState drawing={<Lightbulb aria-hidden="true" size={40} className="text-soft" />} title={text.empty}>
                {text.emptyText}
              </EmptyState>
            ) : (
              <ol aria-label={text.title} className="flex flex-col gap-2">
                {insights.map((insight) => (
                  <InsightRow key={insight.id} insight={insight} onHide={hide} />
                ))}
              </ol>
            )}
            {hidden > 0 && <p className="text-sm text-soft">{text.hidden(hidden)}</p>}
          </>
        )}
      </LoadState>
    </section>
  );
};
