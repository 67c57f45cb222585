import { ClientError } from '@nivel/client/client-error';
import type { ReactNode } from 'react';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { intelligenceText } from './intelligence-text.ts';

interface LoadStateProps<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  /** The text when it could not be loaded. */
  readonly failed: string;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
}

const isAway = (error: Error): boolean =>
  error instanceof ClientError && ['unavailable', 'request_timeout'].includes(error.code);

/** The data, or why they could not be read; where the service is away, that everything else works. */
export const LoadState = <Data,>({ data, error, failed, onRetry, children }: LoadStateProps<Data>) => {
  const text = intelligenceText.useText();
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingRows />;
  return (
    <div className="flex flex-col gap-2">
      {isAway(error) && <p className="text-soft">{text.away}</p>}
      <LoadFailure title={failed} error={error} onRetry={onRetry} />
    </div>
  );
};
