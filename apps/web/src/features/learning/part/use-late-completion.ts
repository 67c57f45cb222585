import { useEffect, useEffectEvent } from 'react';
import type { Completion } from './use-complete-part.ts';

/**
 * Completes a part that is opened with everything done already: its completion never arrived.
 * @param isEnough whether what the service knew on opening is all that the part asks for
 */
export const useLateCompletion = (isEnough: boolean, { isCompleted, complete }: Completion): void => {
  const onOpened = useEffectEvent(() => {
    if (isEnough && !isCompleted) complete();
  });
  useEffect(() => onOpened(), []);
};
