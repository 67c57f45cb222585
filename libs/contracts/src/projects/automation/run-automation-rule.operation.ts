import { z } from 'zod';
import { boardErrors } from '../board.errors.ts';
import { filterErrors } from '../filter/filter.errors.ts';
import { projectCommand } from '../project-command.ts';
import { projectsErrors } from '../projects.errors.ts';
import { automationErrors } from './automation.errors.ts';

/**
 * Also the kind of the log rows that rules write themselves. The rule acts on behalf of its owner, regardless of the caller,
 * and changes no card that does not meet its conditions.
 */
export const runAutomationRule = projectCommand({
  name: 'run-automation-rule',
  summary: 'Runs an active automation rule now, on a card or on all cards that meet its conditions.',
  least: 'lead',
  input: { rule_id: z.uuid(), card_id: z.uuid().nullable().default(null) },
  errors: [
    automationErrors.rule_not_found,
    automationErrors.rule_paused,
    automationErrors.automation_paused,
    automationErrors.rule_owner_has_no_right,
    automationErrors.rule_target_gone,
    projectsErrors.project_without_emails,
    projectsErrors.too_many_emails,
    filterErrors.filter_invalid,
    boardErrors.list_not_found,
    boardErrors.card_not_found,
    boardErrors.list_full,
    boardErrors.assignee_cannot_read,
    boardErrors.label_not_found,
    boardErrors.too_many_members,
    boardErrors.dates_reversed,
    boardErrors.field_not_found,
    boardErrors.field_value_invalid,
    boardErrors.too_many_cards,
  ],
});
