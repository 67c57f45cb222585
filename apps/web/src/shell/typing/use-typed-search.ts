import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from './use-settled.ts';

/**
 * The text of a search field whose words are in the address. A key shows immediately; the address follows after a pause in
 * typing, and going through the history changes the field.
 *
 * @param inAddress the words of the address
 * @param put writes words into the address
 */
export const useTypedSearch = (
  inAddress: string,
  put: (words: string) => void,
): readonly [string, (typed: string) => void] => {
  const [typed, setTyped] = useState(inAddress);
  const [followed, setFollowed] = useState(inAddress);
  const settled = useSettled(typed);
  if (followed !== inAddress) {
    setFollowed(inAddress);
    // A value that the field itself has written is older than the typed text.
    if (inAddress !== settled) setTyped(inAddress);
  }
  const follow = useEffectEvent((words: string) => {
    if (words === typed && words !== inAddress) put(words);
  });
  useEffect(() => follow(settled), [settled]);
  return [typed, setTyped];
};
