import { chargeReminderDays, dunningDays, type ChargeReminderDays } from '@nivel/contracts/billing/notice-schedule';
import type { SubscriptionState } from '@nivel/contracts/billing/subscription-access';

/** The notices that a subscription's owner gets, and the moment of each: sent once. */
export type Notice =
  | { readonly kind: 'charge-near'; readonly about: Date; readonly daysBefore: ChargeReminderDays }
  | { readonly kind: 'charge-failed'; readonly about: Date; readonly step: number }
  | { readonly kind: 'canceled'; readonly about: Date };

/** The state of a subscription that decides its notices. */
export interface NoticeStanding {
  readonly state: SubscriptionState;
  readonly periodEnd: Date;
  readonly pastDueSince: Date | null;
  readonly endsAt: Date | null;
  readonly canceledAt: Date | null;
  readonly endedUnpaid: boolean;
}

interface Planned {
  readonly at: Date;
  readonly notice: Notice;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/**
 * How long after a period's end the event of its renewal may take before the provider is asked, and how often it is asked then.
 */
const EVENT_WITHIN = 2 * HOUR;

const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

/** The last message says that access has ended, so it waits for the end itself. */
const failures = (failedAt: Date): Planned[] =>
  dunningDays.slice(0, -1).map((days, index) => ({
    at: later(failedAt, days * DAY),
    notice: { kind: 'charge-failed', about: failedAt, step: index + 1 },
  }));

const reminders = (chargeAt: Date): Planned[] =>
  chargeReminderDays.map((daysBefore) => ({
    at: later(chargeAt, -daysBefore * DAY),
    notice: { kind: 'charge-near', about: chargeAt, daysBefore },
  }));

const planned = ({ state, periodEnd, pastDueSince, endsAt, canceledAt, endedUnpaid }: NoticeStanding): Planned[] => {
  if (endedUnpaid && pastDueSince !== null)
    return [{ at: pastDueSince, notice: { kind: 'charge-failed', about: pastDueSince, step: dunningDays.length } }];
  const isEnding = canceledAt !== null && (state === 'canceled' || endsAt !== null);
  const isCharged = (state === 'trialing' || state === 'active') && (endsAt === null || endsAt > periodEnd);
  return [
    ...(isEnding ? [{ at: canceledAt, notice: { kind: 'canceled', about: canceledAt } } as const] : []),
    ...(isCharged ? reminders(periodEnd) : []),
    ...(state === 'past_due' && pastDueSince !== null ? failures(pastDueSince) : []),
  ];
};

/** Whether it is about a moment that is over by now: past moments need no reminder. */
const isStale = ({ kind, about }: Notice, now: Date): boolean => kind === 'charge-near' && about <= now;

/** The notices due by now, the earliest first; those already sent are among them. */
export const noticesBy = (standing: NoticeStanding, now: Date): Notice[] =>
  planned(standing)
    .filter(({ at, notice }) => at <= now && !isStale(notice, now))
    .map(({ notice }) => notice);

/** When an event of the provider should have arrived: of a renewal, or of the end of the days of grace. */
const expectedChange = ({ state, periodEnd, pastDueSince }: NoticeStanding): Date | null => {
  if (state === 'past_due' && pastDueSince !== null) return later(pastDueSince, (dunningDays.at(-1) ?? 0) * DAY);
  return state === 'trialing' || state === 'active' ? later(periodEnd, EVENT_WITHIN) : null;
};

/** When it is checked again; null: everything else arrives as an event. */
export const nextLook = (standing: NoticeStanding, now: Date): Date | null => {
  const expected = expectedChange(standing);
  if (expected === null) return null;
  const change = expected > now ? expected : later(now, EVENT_WITHIN);
  const [next] = [...planned(standing).map(({ at }) => at), change]
    .filter((at) => at > now)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return next ?? null;
};
