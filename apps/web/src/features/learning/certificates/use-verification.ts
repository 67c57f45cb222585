import { ClientError } from '@nivel/client/client-error';
import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { useEffect, useState } from 'react';
import { anybody } from '../../../shell/public-calls/anybody.ts';

export type Verified = OutputOf<Procedures['verify_certificate']>;
/** `failed`: nothing was learned about the certificate; asking again may help. */
export type Outcome = Verified | 'unknown' | 'failed';

const verify = async (number: string): Promise<Outcome> => {
  try {
    return await anybody.call('verify_certificate', { number }, { retries: 2 });
  } catch (error) {
    const isUnknown = error instanceof ClientError && error.code === 'certificate_not_found';
    return isUnknown ? 'unknown' : 'failed';
  }
};

/**
 * Verifies a certificate without a session: none is needed and none is sent.
 *
 * @param number as it is stored
 * @returns undefined while it is loading
 */
export const useVerification = (number: string): { outcome: Outcome | undefined; again: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly outcome: Outcome }>();
  const key = `${number} ${attempt}`;
  useEffect(() => {
    let isGone = false;
    void verify(number).then((outcome) => {
      if (!isGone) setAnswer({ key, outcome });
    });
    return () => {
      isGone = true;
    };
  }, [number, key]);
  return {
    outcome: answer?.key === key ? answer.outcome : undefined,
    again: () => setAttempt((before) => before + 1),
  };
};
