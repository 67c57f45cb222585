import { z } from 'zod';
import { boundedRecord } from '../kernel/bounded-record.ts';
import { isSecureAddress } from '../kernel/secure-address.ts';
import { isWellFormed, shortText } from '../kernel/short-text.ts';
import { day } from '../kernel/day.ts';
import { color, projectDescription, projectName } from './board-shape.ts';
import { priorities, projectStatuses, projectVisibilities } from './values/board-values.ts';

export const projectCategories = ['Development', 'Marketing', 'Design', 'Operations', 'Research'] as const;
export const currencies = ['USD', 'EUR', 'GBP'] as const;
export const deadlineReminders = ['none', '1day', '3days', '1week'] as const;

/** A person's rights to the settings of a project. */
export const projectPermissions = [
  'edit_settings',
  'manage_team',
  'view_budget',
  'delete_project',
  'full_access',
] as const;
export type ProjectPermission = (typeof projectPermissions)[number];

/** Most of a budget that can be written down. */
const LARGEST_AMOUNT = 999_999_999_999.99;

/** An amount of money; a value that is no number, or not valid for a budget, is 0. */
const amount = z.union([z.number(), z.string().max(40)]).transform((given) => {
  const parsed = typeof given === 'number' ? given : Number.parseFloat(given);
  const isAmount = Number.isFinite(parsed) && parsed >= 0 && parsed <= LARGEST_AMOUNT;
  return isAmount ? Math.round(parsed * 100) / 100 : 0;
});
/** An empty field of the form counts as none. */
const orNone = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('').transform(() => null), z.null(), value]);
/** An invalid priority is a medium one; urgent is critical. */
const priority = z
  .string()
  .max(40)
  .transform((given) => {
    const wanted = given === 'urgent' ? 'critical' : given;
    return priorities.find((one) => one === wanted) ?? 'medium';
  });
const tag = shortText('Tag', { least: 1, most: 50 });
const longText = z.string().max(10_000).trim().refine(isWellFormed, 'Text has half a character');
const fieldText = z.string().max(1_000).refine(isWellFormed, 'Text has half a character');
const address = z
  .string()
  .trim()
  .max(2_000)
  .refine((given) => /^https?:\/\/\S+$/i.test(given), 'A link begins with http:// or https://');

/** The team's meeting address, opened by a button: no scheme that a browser would run, and no unencrypted one. */
const meetingAddress = z.string().trim().max(2_000).refine(isSecureAddress, 'A meeting address begins with https://');

/** The changeable metadata of a project; omitted fields do not change. */
export const metadataChange = z
  .strictObject({
    name: projectName,
    description: projectDescription,
    color,
    status: z.enum(projectStatuses),
    visibility: z.enum(projectVisibilities),
    category: orNone(z.enum(projectCategories)),
    tags: z
      .array(tag)
      .max(20)
      .transform((tags) => [...new Set(tags)]),
    priority,
    start_date: orNone(day),
    target_completion_date: orNone(day),
    actual_completion_date: orNone(day),
    budget_allocated: amount.nullable(),
    budget_spent: amount.nullable(),
    currency: z.enum(currencies),
    department: orNone(shortText('Department', { most: 100 })),
    project_manager_id: orNone(z.uuid()),
    documentation_url: orNone(address),
    meeting_url: orNone(meetingAddress),
    notes: orNone(longText),
    custom_fields: boundedRecord(100, z.union([fieldText, z.number(), z.boolean(), z.null()]), 50),
  })
  .partial();

export const projectMetadata = z.strictObject({
  name: z.string(),
  description: z.string(),
  color: z.string(),
  status: z.enum(projectStatuses),
  visibility: z.enum(projectVisibilities),
  category: z.enum(projectCategories).nullable(),
  tags: z.array(z.string()),
  priority: z.enum(priorities),
  start_date: day.nullable(),
  target_completion_date: day.nullable(),
  actual_completion_date: day.nullable(),
  /** Budgets are null for callers who may not see them. */
  budget_allocated: z.number().nullable(),
  budget_spent: z.number().nullable(),
  currency: z.enum(currencies),
  department: z.string().nullable(),
  project_manager_id: z.uuid().nullable(),
  documentation_url: z.string().nullable(),
  meeting_url: z.string().nullable(),
  notes: z.string().nullable(),
  custom_fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type ProjectMetadata = z.output<typeof projectMetadata>;

export const projectNotifications = z.strictObject({
  email_notifications: z.boolean(),
  milestone_updates: z.boolean(),
  team_changes: z.boolean(),
  deadline_reminders: z.enum(deadlineReminders),
});
export type ProjectNotifications = z.output<typeof projectNotifications>;

/**
 * How many people could read a project that becomes public.
 * @public for the screen that asks for confirmation
 */
export const publicReaders = z.strictObject({ readers: z.int() });
export type PublicReaders = z.output<typeof publicReaders>;
