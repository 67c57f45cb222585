import type { HolidaySource } from '@nivel/contracts/projects/holidays/holiday-source';
import type { StoredSource } from './holiday-sources.repository.ts';

/** A calendar as members of the project see it. */
export const shownHolidaySource = ({ id, url, ownerId, days, ...source }: StoredSource): HolidaySource => ({
  ...{ id, host: new URL(url).host, owner_id: ownerId, days: days.length, left_out: source.leftOut },
  fetched_at: source.fetchedAt?.toISOString() ?? null,
  next_fetch_at: source.nextFetchAt?.toISOString() ?? null,
  problem: source.problem,
});
