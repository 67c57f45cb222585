import { EmptyState } from '@nivel/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { MessageCircleHeart } from 'lucide-react';
import { useState } from 'react';
import { CompactChoice } from '../../area/compact-choice.tsx';
import { SentimentChoice } from '../../area/sentiment/sentiment-choice.tsx';
import { formatDays } from '../../../../shell/days/days.ts';
import { useBoard } from '../board-context.ts';
import { intelligenceText } from './intelligence-text.ts';
import { sentimentQuery, type MemberSentiment } from './intelligence.queries.ts';
import { LoadState } from './load-state.tsx';
import { SentimentRow } from './sentiment-row.tsx';
import { seesPeople } from './sentiment-words.ts';

const periods = ['24', '168', '720'] as const;
type Period = (typeof periods)[number];
const MINUTE_MS = 60_000;

/** The days of a whole week, in UTC: it ends before its end. */
const weekOf = ({ period_start: start, period_end: end }: MemberSentiment): string =>
  formatDays(start.slice(0, 10), new Date(Date.parse(end) - MINUTE_MS).toISOString().slice(0, 10));

const List = ({
  sentiments,
  isOfPeople,
}: {
  readonly sentiments: readonly MemberSentiment[];
  readonly isOfPeople: boolean;
}) => {
  const { sentiment: text } = intelligenceText.useText();
  const [first] = sentiments;
  if (first === undefined)
    return (
      <EmptyState
        drawing={<MessageCircleHeart aria-hidden="true" size={40} className="text-soft" />}
        title={text.empty}
      >
        {isOfPeople ? text.emptyPeople : text.emptyTeam}
      </EmptyState>
    );
  return (
    <>
      {!isOfPeople && <p className="text-sm text-soft">{text.week(weekOf(first))}</p>}
      <ol aria-label={text.title} className="flex flex-col gap-2">
        {sentiments.map((sentiment) => (
          <SentimentRow key={sentiment.user_id ?? 'team'} sentiment={sentiment} />
        ))}
      </ol>
      <p className="text-sm text-soft">{text.formulas}</p>
    </>
  );
};

/** The mood of a team's messages, as estimated by rules: for leads person by person, for members as a mean. */
export const SentimentTab = () => {
  const all = intelligenceText.useText();
  const { sentiment: text } = all;
  const { board } = useBoard();
  const [period, setPeriod] = useState<Period>('24');
  const { data, error, refetch } = useQuery(sentimentQuery(board.project.id, Number(period)));
  const isOfPeople = seesPeople(board.role);
  return (
    <section aria-label={text.title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3 className="text-lg">{text.title}</h3>
          <p className="text-sm text-soft">{isOfPeople ? text.leadPeople : text.leadTeam}</p>
        </div>
        {isOfPeople && (
          <CompactChoice
            label={text.period}
            value={period}
            groups={[{ items: periods.map((hours) => [hours, text.periods[hours]] as const) }]}
            onChoose={(hours) => setPeriod(periods.find((one) => one === hours) ?? '24')}
          />
        )}
      </div>
      <LoadState data={data} error={error} failed={all.failed.sentiment} onRetry={() => void refetch()}>
        {(sentiments) => <List sentiments={sentiments} isOfPeople={isOfPeople} />}
      </LoadState>
      <div className="rounded-md border border-line px-3 py-2">
        <SentimentChoice />
      </div>
    </section>
  );
};
