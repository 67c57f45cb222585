import { DEFAULT_TIME_ZONE, isTimeZone } from '@nivel/contracts/kernel/time-zone';
import { isoDay, localDay } from '@nivel/platform/local-day';
import type { StoredRule } from './stored-rule.ts';

/** The day that it is for the owner of a rule. */
export const ruleDay = ({ timeZone }: Pick<StoredRule, 'timeZone'>, now: Date): string =>
  // What auth takes for a zone was one for its machine.
  isoDay(localDay(now.getTime(), isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE));
