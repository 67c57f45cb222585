import { useEffect, useEffectEvent } from 'react';
import type { Completion } from './use-complete-part.ts';

/**
 * Completes a part that opens with everything done: its completion never arrived.
 * @param isEnough whether the state at opening meets the requirement of the part
 */
export const useLateCompletion = (isEnough: boolean, { isCompleted, complete }: Completion): void => {
  const onOpened = useEffectEvent(() => {
    if (isEnough && !isCompleted) complete();
  });
  useEffect(() => onOpened(), []);
};
