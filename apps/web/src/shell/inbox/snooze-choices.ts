import type { SnoozeChoice } from '@nivel/contracts/worker/snooze-notifications.operation';

/** Later than this, a snooze of a few hours ends tomorrow. */
const LATE_HOUR = 21;

/** The choices of the menu at an hour of this device. */
export const snoozeChoices = (now: Date): readonly SnoozeChoice[] => [
  ...(now.getHours() < LATE_HOUR ? (['later-today'] as const) : []),
  'tomorrow',
  'next-week',
];
