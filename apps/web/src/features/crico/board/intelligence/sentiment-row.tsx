import type { SentimentTrend } from '@nivel/contracts/ai/ai-values';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { useBoard } from '../board-context.ts';
import { intelligenceText } from './intelligence-text.ts';
import type { MemberSentiment } from './intelligence.queries.ts';
import { percentOf } from './percent.ts';
import { moodOf, shareOfScore, type Mood } from './sentiment-words.ts';

const fills: Record<Mood, string> = { good: 'bg-success', neutral: 'bg-soft', bad: 'bg-danger' };
const looks: Record<SentimentTrend, string> = {
  critical: 'bg-danger-soft text-danger',
  declining: 'bg-warning-soft text-warning',
  stable: 'bg-sunken text-soft',
  improving: 'bg-success-soft text-success',
};

/** One person's sentiment, or the mean of a team. */
export const SentimentRow = ({ sentiment }: { readonly sentiment: MemberSentiment }) => {
  const { sentiment: text } = intelligenceText.useText();
  const { names } = useBoard();
  const share = shareOfScore(sentiment.sentiment_score);
  const { user_id: userId, sentiment_trend: trend, people } = sentiment;
  const name = userId === null ? text.team(people) : (names.get(userId) ?? text.someone);
  const counts = text.counts(
    sentiment.positive_interactions,
    sentiment.negative_interactions,
    sentiment.neutral_interactions,
  );
  const pressures = [
    text.workload(percentOf(sentiment.workload_stress)),
    text.deadlines(percentOf(sentiment.deadline_pressure)),
    text.conflicts(sentiment.team_conflicts),
  ];
  return (
    <li className="flex flex-col gap-1.5 rounded-md border border-line bg-raised p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="min-w-0 font-semibold wrap-anywhere">{name}</h4>
        <span className={`rounded-sm px-1.5 py-0.5 text-xs font-medium whitespace-nowrap ${looks[trend]}`}>
          {text.trends[trend]}
        </span>
      </div>
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-3">
        <ProgressBar progress={share * 100} fill={fills[moodOf(sentiment)]} aria-label={text.scoreOf(name)} />
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {percentOf(share)} · {text.moods[moodOf(sentiment)]}
        </span>
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span>{counts}</span>
        <span className="text-soft">{text.confidence(percentOf(sentiment.sentiment_confidence))}</span>
      </p>
      <p className="text-sm text-soft">{pressures.join(' · ')}</p>
    </li>
  );
};
