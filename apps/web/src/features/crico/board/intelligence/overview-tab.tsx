import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../area/in-words.ts';
import { useBoard } from '../board-context.ts';
import { CompletionForecast } from './completion-forecast.tsx';
import { Figure } from './figure.tsx';
import { intelligenceText } from './intelligence-text.ts';
import { insightsQuery, intelligenceQuery, risksQuery, type Intelligence } from './intelligence.queries.ts';
import { LoadState } from './load-state.tsx';
import { percentOf } from './percent.ts';
import { seesSentiment } from './sentiment-words.ts';
import { SentimentFigure } from './sentiment-figure.tsx';
import { ShortList } from './short-list.tsx';
import { TeamPerformance } from './team-performance.tsx';

/** Recommendations that are shown at first. */
const FIRST = 3;

const Figures = ({ intelligence }: { readonly intelligence: Intelligence }) => {
  const { cards: text, trends } = intelligenceText.useText();
  const { role, project } = useBoard().board;
  const { id } = project;
  const { data: risks } = useQuery(risksQuery(id));
  const { data: insights } = useQuery(insightsQuery(id));
  const high = risks?.filter(({ risk_level: level }) => level === 'critical' || level === 'high').length;
  const actionable = insights?.insights.filter((one) => one.actionable).length ?? 0;
  const { velocity_score: velocity } = intelligence.metrics;
  return (
    <dl aria-label={text.title} className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-3">
      <Figure title={text.risk} note={text.riskNote(high ?? 0)} isAlarming={(high ?? 0) > 0}>
        {high ?? '…'}
      </Figure>
      {seesSentiment(role) && <SentimentFigure />}
      <Figure title={text.velocity} note={trends[intelligence.insights.velocity_trend]}>
        {velocity === null ? '–' : percentOf(velocity)}
      </Figure>
      <Figure title={text.insights} note={text.insightsNote(actionable)}>
        {insights?.insights.length ?? '…'}
      </Figure>
    </dl>
  );
};

const KeyInsights = ({ recommended_actions: actions }: Pick<Intelligence, 'recommended_actions'>) => {
  const text = intelligenceText.useText();
  return (
    <section aria-label={text.key.title} className="flex flex-col gap-2">
      <h4 className="font-semibold">{text.key.title}</h4>
      {actions.length === 0 ? (
        <p className="text-sm text-soft">{text.key.none}</p>
      ) : (
        <ShortList items={actions} first={FIRST} keyOf={({ code }) => code} label={text.key.title}>
          {({ code, count }) => (
            <>
              {text.actions[code]} <span className="text-soft">({text.key.about(count)})</span>
            </>
          )}
        </ShortList>
      )}
    </section>
  );
};

/** The state of the project at a glance, and when it is likely to be complete. */
export const OverviewTab = () => {
  const text = intelligenceText.useText();
  const { id } = useBoard().board.project;
  const { data, error, refetch } = useQuery(intelligenceQuery(id));
  return (
    <LoadState data={data} error={error} failed={text.failed.intelligence} onRetry={() => void refetch()}>
      {(intelligence) => (
        <div className="flex flex-col gap-4">
          <Figures intelligence={intelligence} />
          <section
            aria-label={text.summary}
            className="flex flex-col gap-4 rounded-md border border-line bg-raised p-4"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-2">
              <h3 className="text-lg">{text.summary}</h3>
              <p className="text-sm text-soft">{text.asOf(formatMoment(intelligence.analysis_date))}</p>
            </div>
            <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
              <CompletionForecast {...intelligence} />
              <div className="flex flex-col gap-6">
                <TeamPerformance {...intelligence} />
                <KeyInsights {...intelligence} />
              </div>
            </div>
          </section>
        </div>
      )}
    </LoadState>
  );
};
