import { DEFAULT_TIME_ZONE, isTimeZone } from '@nivel/contracts/kernel/time-zone';
import { digestDue, MOST_DIGEST_LINES } from '@nivel/contracts/worker/digest-due.fact';
import { tellDigests } from '@nivel/contracts/worker/tell-digests.job';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { latestHour } from '@nivel/platform/local-hour';
import type { WorkerClient } from '../database.ts';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { DigestLinesRepository, type TakenLine } from './digest-lines.repository.ts';
import { DigestsRepository, type DigestWindow } from './digests.repository.ts';

/** People of one part: a unit of work is short. */
const MOST = 200;

/** Saves the record, the taken lines and the facts together: each person's day once, with nothing lost or sent twice. */
@HandlesJob(tellDigests)
export class TellDigestsJobHandler implements JobHandler<typeof tellDigests> {
  constructor(
    private readonly digests: DigestsRepository,
    private readonly lines: DigestLinesRepository,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  async perform(): Promise<void> {
    for (let count = MOST; count === MOST;) count = await this.tellSome();
  }

  /** @returns how many people got one */
  private tellSome(): Promise<number> {
    return this.work.run(BY_ITSELF, async (unit) => {
      const hours = await this.digests.hours(unit);
      const people = await this.digests.note(
        unit,
        hours.map(({ zone, hour }) => windowOf(zone, hour, unit.now)),
        MOST,
      );
      const taken = Map.groupBy(await this.lines.take(unit, people), ({ userId }) => userId);
      for (const { userId, day } of people) {
        const lines = taken.get(userId);
        if (lines) unit.tell(digestDue, { userId, day, ...digestOf(lines) }, { aggregate: userId });
      }
      await this.digests.forgetOld(unit);
      return people.length;
    });
  }
}

/** The latest first: ids grow with time. */
const digestOf = (taken: readonly TakenLine[]) => {
  const latestFirst = taken.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  return {
    lines: latestFirst
      .slice(0, MOST_DIGEST_LINES)
      .map(({ text, projectId, cardId, commentId }) => ({ text, projectId, cardId, commentId })),
    more: Math.max(0, latestFirst.length - MOST_DIGEST_LINES),
  };
};

/** Auth checks a zone on its own machine; this one may not know it. */
const windowOf = (zone: string, hour: number, now: Date): DigestWindow => ({
  ...latestHour(isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE, hour, now),
  timeZone: zone,
  hour,
});
