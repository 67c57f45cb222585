import { useState } from 'react';

interface Submit {
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly setError: (error: unknown) => void;
  /** Runs the work once at a time; an error becomes `error`. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

/** A form being sent. The typed text stays in the form in every case. */
export const useSubmit = (): Submit => {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, error, setError, run };
};
