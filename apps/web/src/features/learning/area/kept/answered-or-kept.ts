import { noResponse } from '@nivel/client/client-error';
import { limits } from '../../../../limits/limits.ts';
import { isUnconfirmed, isUnreachable, offlineFlag } from './reachability.ts';
import { timed } from '../../../../shell/monitoring/performance-timer.ts';
import type { LessonKey } from './kept-lessons.ts';

const lessons = async () => import('./kept-lessons.ts');

/** The value on the device, as the last resort. @throws the given error where there is none */
const keptOr = async <Data>(key: LessonKey, error: unknown): Promise<Data> => {
  const kept = await timed(`kept ${key.kind}`, async () => (await lessons()).keptLesson<Data>(key));
  if (kept === null) throw error;
  offlineFlag.write(true);
  return kept;
};

const keep = async <Data>(key: LessonKey, data: Data): Promise<void> => (await lessons()).keepLesson(key, data);

/**
 * Asks the service, and keeps its answer on this device for use without network. Without a timely answer, returns the kept one.
 *
 * @throws what `ask` throws: a refusal always, a missing answer where nothing is kept
 */
export const answeredOrKept = async <Data>(key: LessonKey, ask: () => Promise<Data>): Promise<Data> => {
  if (!navigator.onLine || isUnconfirmed()) return keptOr(key, noResponse(null, navigator.onLine));
  const { promise: slow, reject: isSlow } = Promise.withResolvers<never>();
  const timer = setTimeout(() => isSlow(noResponse(null, true)), limits.offline.shownAfterMs);
  const asking = ask();
  try {
    const answer = await Promise.race([asking, slow]).catch(async (error: unknown) => {
      if (!isUnreachable(error)) throw error;
      return keptOr<Data>(key, error).catch(async () => asking);
    });
    return answer;
  } finally {
    clearTimeout(timer);
    asking
      .then(async (data) => {
        offlineFlag.write(false);
        await keep(key, data);
      })
      .catch(() => undefined);
  }
};
