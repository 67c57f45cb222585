import type { IncomingMessage } from 'node:http';
import type { HolidayProblem } from '@nivel/contracts/projects/holidays/holiday-source-values';
import { DeadlineError, openPublic, requestProblem } from '../automation/webhooks/public-request.ts';
import { internet, type WebhookDoor } from '../automation/webhooks/webhook-request.ts';

/** The largest calendar that is read, in bytes. */
const MOST_BYTES = 1_000_000;

/** What an address answered: a text, or why there is none. */
type FetchedCalendar =
  { readonly text: string; readonly problem: null } | { readonly text: null; readonly problem: HolidayProblem };

const without = (problem: HolidayProblem): FetchedCalendar => ({ text: null, problem });

const refusalOf = ({ statusCode = 0, headers }: IncomingMessage): HolidayProblem | null => {
  if (statusCode >= 300 && statusCode < 400) return 'redirect';
  // Nothing but plain text was requested: what is packed could be of any size once it is unpacked.
  return statusCode !== 200 || (headers['content-encoding'] ?? 'identity') !== 'identity' ? 'answer' : null;
};

const readText = async (response: IncomingMessage): Promise<FetchedCalendar> => {
  const refusal = refusalOf(response);
  if (refusal !== null) return without(refusal);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) return without('too_big');
    parts.push(part);
  }
  // It leaves the byte order mark out, with which many programs begin a file.
  return { text: new TextDecoder().decode(Buffer.concat(parts)), problem: null };
};

/**
 * Fetches a calendar once, at a public address, within a deadline and a size. Redirects are not followed.
 * @param url HTTPS
 */
export const fetchCalendar = (
  url: string,
  door: Pick<WebhookDoor, 'addresses' | 'open' | 'callMs'> = internet,
): Promise<FetchedCalendar> => {
  const headers = { accept: 'text/calendar, text/plain;q=0.5', 'accept-encoding': 'identity' };
  const request = openPublic(new URL(url), { method: 'GET', headers }, door);
  if (request === null) return Promise.resolve(without('address_refused'));
  return new Promise((settle) => {
    let isLate = false;
    const deadline = setTimeout(() => {
      isLate = true;
      request.destroy(new DeadlineError());
    }, door.callMs);
    const end = (fetched: FetchedCalendar): void => {
      clearTimeout(deadline);
      request.destroy();
      settle(fetched);
    };
    const fail = (error: unknown): void => end(without(isLate ? 'timeout' : requestProblem(error)));
    // Without an answer and without an error ends what the other side switches to another protocol.
    const closed = (): void => end(without('unreachable'));
    request.once('close', closed);
    request.once('response', (response) => {
      request.off('close', closed);
      void readText(response).then(end, fail);
    });
    request.on('error', fail);
    request.end();
  });
};
