import { MOST_PARTS, type AnswerPart } from '@nivel/contracts/kernel/operation';

/** Milliseconds between two parts: more often nobody reads. */
const EVERY_MS = 150;

/**
 * Sends the text so far, not too often and not too many times.
 * @param now a clock that only goes forward, in milliseconds
 */
export const partSender = (
  send: (part: AnswerPart) => void,
  now: () => number = () => performance.now(),
): ((text: string) => void) => {
  let last = '';
  let sentAt = Number.NEGATIVE_INFINITY;
  let count = 0;
  return (text) => {
    if (text === '' || text === last || count >= MOST_PARTS || now() - sentAt < EVERY_MS) return;
    [last, sentAt, count] = [text, now(), count + 1];
    send({ text });
  };
};
