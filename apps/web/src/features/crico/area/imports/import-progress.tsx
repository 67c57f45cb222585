import { Button } from '@nivel/ui/button';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { FormError } from '../form-error.tsx';

interface ImportProgressProps {
  readonly text: {
    readonly progress: string;
    readonly sent: (sent: number, all: number) => string;
    readonly stopped: (sent: number, all: number) => string;
    readonly goOn: string;
  };
  readonly sent: number;
  readonly all: number;
  /** Why it stopped; undefined where it did not. */
  readonly failure: string | undefined;
  readonly isPending: boolean;
  readonly onGoOn: () => void;
}

/** How much of an import is sent; a stopped one can be continued. */
export const ImportProgress = ({ text, sent, all, failure, isPending, onGoOn }: ImportProgressProps) => (
  <>
    <ProgressBar aria-label={text.progress} progress={all === 0 ? 0 : (sent / all) * 100} />
    <p role="status" className="text-sm tabular-nums">
      {failure === undefined ? text.sent(sent, all) : text.stopped(sent, all)}
    </p>
    <FormError>{failure}</FormError>
    {failure !== undefined && (
      <Button size="sm" className="self-end" loading={isPending} onClick={onGoOn}>
        {text.goOn}
      </Button>
    )}
  </>
);
