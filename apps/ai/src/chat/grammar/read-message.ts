import { LONGEST_CHAT_MESSAGE } from '@nivel/contracts/ai/chat-values';
import { changeReadings } from './change-reading.ts';
import { isNegated, isPast, withoutCourtesy } from './courtesy.ts';
import { createReading } from './create-reading.ts';
import { projectReading } from './project-reading.ts';
import { questionReading } from './question-reading.ts';
import type { Reading, ReadingContext } from './reading.ts';
import { spoken } from './spoken.ts';

/**
 * What a message in Spanish or English says. Only what the person wrote comes here, and nothing that is read for them.
 * What is longer than a message may be is not looked at.
 */
export const readMessage = (message: string, context: ReadingContext): Reading => {
  if (message.length > LONGEST_CHAT_MESSAGE * 4) return { topic: 'unknown' };
  const whole = spoken(message.trim());
  const wanted = withoutCourtesy(whole);
  const isCommand = !isNegated(wanted) && !isPast(wanted);
  const command = isCommand ? (projectReading(wanted) ?? createReading(wanted, context)) : undefined;
  if (command) return command;
  const otherwise = questionReading(wanted, context) ??
    questionReading(whole, context) ?? { topic: 'unknown' as const };
  const readings = isCommand ? changeReadings(wanted) : [];
  return readings.length > 0 ? { topic: 'change', readings, otherwise } : otherwise;
};
