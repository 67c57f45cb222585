import { MOST_PARTS, type AnswerPart } from '@nivel/contracts/kernel/operation';
import type { OnText } from '../../model/endpoint/complete.ts';

/** Milliseconds between two looks at the text so far: more often nobody reads. */
const EVERY_MS = 150;

/**
 * Sends the text so far, not too often and not too many times.
 * @param now a clock that only goes forward, in milliseconds
 */
export const partSender = (send: (part: AnswerPart) => void, now: () => number = () => performance.now()): OnText => {
  let last = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  let count = 0;
  return (textSoFar) => {
    if (count >= MOST_PARTS || now() - lookedAt < EVERY_MS) return;
    lookedAt = now();
    const text = textSoFar();
    if (text === '' || text === last) return;
    [last, count] = [text, count + 1];
    send({ text });
  };
};
