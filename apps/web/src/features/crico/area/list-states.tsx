import { Button } from '@nivel/ui/button';
import { Skeleton } from '@nivel/ui/skeleton';
import { cricoText } from './crico-text.ts';
import { errorText } from './in-words.ts';

/** A list that is loading. */
export const LoadingRows = () => {
  const text = cricoText.useText();
  return (
    <div role="status" aria-label={text.loading} className="flex flex-col gap-2">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  );
};

interface LoadFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A list that could not be loaded: the reason, and a button to try again. */
export const LoadFailure = ({ title, error, onRetry }: LoadFailureProps) => {
  const text = cricoText.useText();
  return (
    <div role="alert" className="flex flex-col items-start gap-2">
      <p className="font-medium text-danger">{title}</p>
      <p className="text-soft">{errorText(text, error)}</p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </div>
  );
};
