import { useRef, useState } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { confirmFactor, removeFactor } from '../../factors.calls.ts';

interface Begun {
  readonly id: string;
}

/** Removes a factor that nobody goes on with. What is left where this gets no answer expires by itself. */
const drop = ({ id }: Begun): void => {
  removeFactor(id, {}).catch(() => undefined);
};

interface Addition<B> {
  /** The factor, once it was begun. */
  readonly begun: B | undefined;
  readonly begin: (factor: B) => void;
  readonly cancel: () => void;
  /** Shows the factor for the first time; throws what `show` throws. */
  readonly confirm: (factor: B, show: () => Promise<void>) => Promise<void>;
}

/**
 * A factor that is being added. Who leaves while an answer is on its way is not heard of again, unless the factor counts.
 *
 * @param done what the person reads once it counts
 * @param onDone hears whether it was added, or somebody thought better of it
 */
export const useAddition = <B extends Begun>(done: string, onDone: (isAdded: boolean) => void): Addition<B> => {
  const [begun, setBegun] = useState<B>();
  const hasLeft = useRef(false);
  const isConfirming = useRef(false);
  const begin = (factor: B) => {
    if (hasLeft.current) drop(factor);
    else setBegun(factor);
  };
  const cancel = () => {
    hasLeft.current = true;
    onDone(false);
    // What was shown already decides by itself: a removal beside it would take away what has just been added.
    if (begun && !isConfirming.current) drop(begun);
  };
  const confirm = async (factor: B, show: () => Promise<void>) => {
    isConfirming.current = true;
    try {
      await confirmFactor(factor.id, show);
    } catch (error) {
      isConfirming.current = false;
      if (hasLeft.current) drop(factor);
      throw error;
    }
    onDone(true);
    notify({ type: 'success', message: done });
  };
  return { begun, begin, cancel, confirm };
};
