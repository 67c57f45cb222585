import { Skeleton } from '@nivel/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../list-states.tsx';
import { sentimentText } from './sentiment-text.ts';
import { sentimentChoiceQuery } from './sentiment.queries.ts';
import { useSentimentChoice } from './use-sentiment-choice.ts';

/** Whether the person takes part in estimates of a team's mood. */
export const SentimentChoice = () => {
  const text = sentimentText.useText();
  const { data, error, refetch } = useQuery(sentimentChoiceQuery());
  const { say, isPending } = useSentimentChoice();
  if (data === undefined) {
    if (error === null) return <Skeleton className="h-12" />;
    return <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <label className="flex min-h-8 items-start gap-2.5 py-1 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="mt-1 size-4 shrink-0 accent-accent"
        checked={data.takes_part}
        aria-busy={isPending || undefined}
        onChange={(event) => say(event.target.checked)}
      />
      <span className="min-w-0">
        {text.choice}
        <span className="block text-sm text-soft">{text.effect}</span>
      </span>
    </label>
  );
};
