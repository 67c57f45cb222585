import { z } from 'zod';
import { codePointsIn } from '../kernel/short-text.ts';
import { day } from '../kernel/day.ts';
import { longText } from './board-shape.ts';
import { priorities } from './values/board-values.ts';
import { progressOf } from './progress.ts';

// Cards by the names that the documented calls have for them.

/** A milestone has the status of its list. Done is green, in progress and in review yellow, all else red. */
export const milestoneColors = ['green', 'yellow', 'red'] as const;

/** A row of the documented tables `milestones` and `crico_milestones`, which are the same. */
export const milestoneRow = z.strictObject({
  id: z.uuid(),
  project_id: z.uuid(),
  name: z.string(),
  description: z.string(),
  deadline: day.nullable(),
  status: z.enum(milestoneColors),
  priority: z.enum(priorities),
  notes: z.string(),
  assigned_to: z.uuid().nullable(),
  progress_percentage: z.int(),
  created_by: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  list_id: z.uuid(),
});
export type MilestoneRow = z.output<typeof milestoneRow>;

/** The project in which a milestone is made. */
export const milestoneProject = z.uuid({
  error: ({ input }) => (input === undefined ? 'No project selected' : 'Invalid project ID format'),
});

const LONGEST_TITLE = 200;

/** The documented title: trimmed, at most 200 characters. */
export const milestoneTitle = z
  .string('Milestone title is required')
  .max(LONGEST_TITLE * 8)
  .trim()
  .min(1, 'Milestone title cannot be empty')
  .refine((title) => codePointsIn(title) <= LONGEST_TITLE, 'Milestone title must be less than 200 characters')
  .refine((title) => !/\p{Cc}/u.test(title), 'Milestone title must be one line');

/** The name if the field is absent; a blank name is refused. */
export const titleOrUntitled = milestoneTitle.nullish().transform((title) => title ?? 'Untitled Milestone');

/** `urgent` is critical; an invalid priority is medium. */
export const milestonePriority = z
  .string()
  .max(50)
  .transform((given): (typeof priorities)[number] => {
    if (given === 'urgent') return 'critical';
    return priorities.find((one) => one === given) ?? 'medium';
  });

/** The day of a date or a moment; an empty text counts as none. */
export const milestoneDay = z
  .string()
  .max(50)
  .nullable()
  .transform((given) => (given === null || given.trim() === '' ? null : given.trim().slice(0, 10)))
  .pipe(day.nullable());

/** A whole number from 0 to 100; an invalid one is 0. */
export const milestoneProgress = z.union([z.number(), z.string().max(50), z.boolean(), z.null()]).transform(progressOf);

/** Id, address or full name of a person; an empty text means no one. */
export const milestoneAssignee = z
  .string()
  .max(320)
  .nullable()
  .transform((given) => (given === null || given.trim() === '' ? null : given.trim()));

const text = longText.nullable().transform((given) => given ?? '');
export const milestoneText = text.default('');

/** The fields of a milestone that the documented calls may change. */
export const milestoneUpdates = z
  .strictObject({
    title: milestoneTitle,
    name: milestoneTitle,
    description: text,
    notes: text,
    priority: milestonePriority,
    dueDate: milestoneDay,
    deadline: milestoneDay,
    assignee: milestoneAssignee,
    assigned_to: milestoneAssignee,
    status: z.string().max(50),
    progress: milestoneProgress,
    progress_percentage: milestoneProgress,
  })
  .partial();
export type MilestoneUpdates = z.output<typeof milestoneUpdates>;

/** A list as the documented calls know it. */
export const cricoList = z.strictObject({
  id: z.uuid(),
  project_id: z.uuid(),
  name: z.string(),
  description: z.string(),
  color: z.string(),
  /** Its place among the lists, from 0. */
  list_position: z.int(),
  position: z.int(),
  wip_limit: z.int().nullable(),
  card_count: z.int(),
  created_by_name: z.string(),
  created_at: z.iso.datetime(),
  is_active: z.boolean(),
});
