import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { UnpluggedDrawing } from '@nivel/ui/unplugged-drawing';
import { Link } from '@tanstack/react-router';
import { limits } from '../../../../limits/limits.ts';
import { WhenNotified } from '../../../../shell/monitoring/when-notified.tsx';
import { FullPage } from '../../../../shell/screens/full-page.tsx';
import { cricoText } from '../crico-text.ts';
import { failureKind, hasNoSession, isConnectionIssue } from './failure-kind.ts';
import { showsTechnicalDetails } from './technical-details.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const { retries, pauseMs } = limits.crico.failure;

interface FailureScreenProps {
  readonly error: unknown;
  /** How often it was tried again so far. */
  readonly attempts?: number;
  readonly onRetry: () => void;
  /** The dashboard's own words; after the last try it reloads the page. */
  readonly isDashboard?: boolean;
  /** Whether after the last try the page can be reloaded. */
  readonly isWholePage?: boolean;
  /** The text if neither the network nor a missing right is the cause. */
  readonly words?: { readonly title: string; readonly text: string } | undefined;
}

/** Texts of a failure, by its kind. */
const useWords = ({ error, attempts = 0, isDashboard = false, words }: FailureScreenProps) => {
  const text = cricoText.useText();
  const kind = failureKind(error);
  if (!isDashboard) {
    const own = kind === 'data' || kind === 'unknown' ? words : undefined;
    return { ...text.failures[kind], ...own, tried: text.retryAttempts(attempts, retries), kind };
  }
  const title = isConnectionIssue(error) ? text.dashboardConnection : text.dashboardError;
  const why = hasNoSession(error) ? text.noSessionUser : text.dashboardErrorText;
  return { title, text: why, tried: text.retryAttempt(attempts, retries), kind };
};

const detailsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Tries again, not sooner than the pause after the failure. */
const RetryButton = ({ onRetry }: Pick<FailureScreenProps, 'onRetry'>) => {
  const text = cricoText.useText();
  const left = useSecondsLeft(pauseMs);
  return (
    <Button disabled={left > 0} onClick={onRetry}>
      {left > 0 ? text.retryIn(left) : text.tryAgain}
    </Button>
  );
};

/** The program's message of a failure, if the build enables it. */
const TechnicalDetails = ({ error }: Pick<FailureScreenProps, 'error'>) => {
  const text = cricoText.useText();
  if (!showsTechnicalDetails()) return null;
  return (
    <details className="w-full rounded-md border border-line bg-raised px-3 py-1 text-left">
      <summary className="min-h-9 cursor-pointer py-1.5 font-medium">{text.technicalDetails}</summary>
      <code className="mt-1 mb-2 block text-sm break-words text-soft">{detailsOf(error)}</code>
    </details>
  );
};

/** Replaces a part of Crico that broke or could not be loaded: the failure, and the next steps. */
export const FailureScreen = (props: FailureScreenProps) => {
  const { error, attempts = 0, onRetry, isDashboard = false, isWholePage = isDashboard } = props;
  const text = cricoText.useText();
  const words = useWords(props);
  const isOver = attempts >= retries;
  return (
    <main>
      <FullPage>
        <UnpluggedDrawing size={130} />
        <div role="alert" className="flex flex-col gap-2">
          <h1 className="text-2xl">{words.title}</h1>
          <p className="text-soft">{words.text}</p>
          {words.kind === 'unknown' && <WhenNotified error={error} />}
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          {(!isOver || isWholePage) && (
            <RetryButton key={attempts} onRetry={isOver ? () => location.reload() : onRetry} />
          )}
          {words.kind === 'auth' && (
            <Link to="/crico/settings" className={buttonLook({ variant: 'secondary' })}>
              {text.goToSettings}
            </Link>
          )}
          {!isDashboard && (
            <Link to="/crico/dashboard" className={buttonLook({ variant: 'secondary' })}>
              {text.goToDashboard}
            </Link>
          )}
        </div>
        <p className="text-sm text-soft tabular-nums">{words.tried}</p>
        <TechnicalDetails error={error} />
        <p className="text-sm text-soft">{text.support}</p>
      </FullPage>
    </main>
  );
};
