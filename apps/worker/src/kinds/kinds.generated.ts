// Made by `npm run generate` from the files beside it; do not edit.
import type { Kind } from './kind.ts';
import { achievements } from './achievements.kind.ts';
import { answers } from './answers.kind.ts';
import { automationRules } from './automation-rules.kind.ts';
import { cardAssignments } from './card-assignments.kind.ts';
import { cardChanges } from './card-changes.kind.ts';
import { cardDeadlines } from './card-deadlines.kind.ts';
import { certificates } from './certificates.kind.ts';
import { chargeReminders } from './charge-reminders.kind.ts';
import { codes } from './codes.kind.ts';
import { conversations } from './conversations.kind.ts';
import { dailySummary } from './daily-summary.kind.ts';
import { invitations } from './invitations.kind.ts';
import { leadAssignments } from './lead-assignments.kind.ts';
import { meetings } from './meetings.kind.ts';
import { memberships } from './memberships.kind.ts';
import { mentoring } from './mentoring.kind.ts';
import { paymentReminders } from './payment-reminders.kind.ts';
import { progress } from './progress.kind.ts';
import { projectReports } from './project-reports.kind.ts';
import { questions } from './questions.kind.ts';
import { receipts } from './receipts.kind.ts';
import { security } from './security.kind.ts';
import { subscription } from './subscription.kind.ts';
import { supportMessages } from './support-messages.kind.ts';
import { teamMessages } from './team-messages.kind.ts';

export const kinds: Readonly<Record<string, Kind>> = {
  achievements,
  answers,
  'automation-rules': automationRules,
  'card-assignments': cardAssignments,
  'card-changes': cardChanges,
  'card-deadlines': cardDeadlines,
  certificates,
  'charge-reminders': chargeReminders,
  codes,
  conversations,
  'daily-summary': dailySummary,
  invitations,
  'lead-assignments': leadAssignments,
  meetings,
  memberships,
  mentoring,
  'payment-reminders': paymentReminders,
  progress,
  'project-reports': projectReports,
  questions,
  receipts,
  security,
  subscription,
  'support-messages': supportMessages,
  'team-messages': teamMessages,
};
