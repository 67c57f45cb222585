// Made by `npm run generate` from the files beside it; do not edit.
import type { Kind } from './kind.ts';
import { achievements } from './achievements.kind.ts';
import { chargeReminders } from './charge-reminders.kind.ts';
import { codes } from './codes.kind.ts';
import { invitations } from './invitations.kind.ts';
import { progress } from './progress.kind.ts';
import { receipts } from './receipts.kind.ts';
import { security } from './security.kind.ts';

export const kinds: Readonly<Record<string, Kind>> = {
  achievements,
  'charge-reminders': chargeReminders,
  codes,
  invitations,
  progress,
  receipts,
  security,
};
