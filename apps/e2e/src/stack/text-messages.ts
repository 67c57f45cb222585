import { randomInt } from 'node:crypto';
import { codeIn, emailTo } from './mailbox.ts';

/** A number of Mexico City that no other journey has, without its country. */
export const aNumber = (): string => `55${String(randomInt(10 ** 8)).padStart(8, '0')}`;

/** Where the SMS of a number lie in the mailbox. */
export const boxOf = (number: string): string => `+52${number}@sms.invalid`;

/** The code of the newest SMS to a number. @param count how many SMS it has then */
export const codeTo = async (number: string, count = 1): Promise<string> =>
  codeIn(await emailTo(boxOf(number), /^SMS/, count));
