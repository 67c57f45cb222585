import type { CallInputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import type { getCricoProjectSettings } from '@nivel/contracts/projects/get-crico-project-settings.operation';
import type { ProjectMetadata, ProjectNotifications } from '@nivel/contracts/projects/settings-shape';
import type { saveProjectSettings } from '@nivel/contracts/projects/save-project-settings.operation';
import { fieldOf, valueOf, type CustomField } from './custom-field.ts';

export type ProjectSettings = OutputOf<typeof getCricoProjectSettings>;
type Changes = CallInputOf<typeof saveProjectSettings>;

export const tabNames = ['general', 'timeline', 'team', 'notifications', 'advanced'] as const;
export type TabName = (typeof tabNames)[number];

export const categories = ['Development', 'Marketing', 'Design', 'Operations', 'Research'] as const;
export const currencies = ['USD', 'EUR', 'GBP'] as const;

/** An empty field is null in the project; tags are beside each other, and a custom field is a pair. */
export interface SettingsForm
  extends
    Pick<ProjectMetadata, 'name' | 'description' | 'color' | 'priority' | 'visibility' | 'status' | 'currency'>,
    ProjectNotifications {
  readonly category: string;
  readonly tags: string;
  readonly start_date: string;
  readonly target_completion_date: string;
  readonly actual_completion_date: string;
  readonly budget_allocated: string;
  readonly budget_spent: string;
  readonly department: string;
  readonly project_manager_id: string;
  readonly documentation_url: string;
  readonly meeting_url: string;
  readonly notes: string;
  readonly custom_fields: readonly CustomField[];
}

const amountText = (amount: number | null): string => (amount === null ? '' : String(amount));

export const formOf = ({ metadata, settings }: ProjectSettings): SettingsForm => ({
  ...metadata,
  ...settings.notifications,
  category: metadata.category ?? '',
  tags: metadata.tags.join(', '),
  start_date: metadata.start_date ?? '',
  target_completion_date: metadata.target_completion_date ?? '',
  actual_completion_date: metadata.actual_completion_date ?? '',
  budget_allocated: amountText(metadata.budget_allocated),
  budget_spent: amountText(metadata.budget_spent),
  department: metadata.department ?? '',
  project_manager_id: metadata.project_manager_id ?? '',
  documentation_url: metadata.documentation_url ?? '',
  meeting_url: metadata.meeting_url ?? '',
  notes: metadata.notes ?? '',
  custom_fields: Object.entries(metadata.custom_fields).map(([name, value]) => fieldOf(name, value)),
});

/** Words between commas, each once. */
export const tagsOf = (text: string): string[] =>
  [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean);
/** An invalid number is 0; an empty one is unknown. */
const amountOf = (text: string): number | null => (text.trim() === '' ? null : Number.parseFloat(text) || 0);

/** The tab of a field. */
export const tabOf = (field: string): TabName => {
  if (field === 'documentation_url' || field === 'meeting_url' || field === 'custom_fields') return 'advanced';
  return field.endsWith('_date') ? 'timeline' : 'general';
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const metadataOf = (form: SettingsForm) => ({
  name: form.name.trim(),
  description: form.description.trim(),
  color: form.color,
  status: form.status,
  visibility: form.visibility,
  category: categories.find((one) => one === form.category) ?? null,
  tags: tagsOf(form.tags),
  priority: form.priority,
  start_date: form.start_date || null,
  target_completion_date: form.target_completion_date || null,
  actual_completion_date: form.actual_completion_date || null,
  budget_allocated: amountOf(form.budget_allocated),
  budget_spent: amountOf(form.budget_spent),
  currency: form.currency,
  department: form.department.trim() || null,
  project_manager_id: form.project_manager_id || null,
  documentation_url: form.documentation_url.trim() || null,
  meeting_url: form.meeting_url.trim() || null,
  notes: form.notes.trim() || null,
  custom_fields: Object.fromEntries(
    form.custom_fields.filter(({ name }) => name.trim()).map((field) => [field.name.trim(), valueOf(field)]),
  ),
});

const notificationsOf = ({
  email_notifications,
  milestone_updates,
  team_changes,
  deadline_reminders,
}: SettingsForm) => ({
  ...{ email_notifications, milestone_updates, team_changes, deadline_reminders },
});

const different = (now: object, was: object): object =>
  Object.fromEntries(
    Object.entries(now).filter(([field, value]) => !isSame(value, new Map(Object.entries(was)).get(field))),
  );

/** A person's changes in the form, as input of the call; it does not revert what others change meanwhile. */
export const changesBetween = (initial: SettingsForm, form: SettingsForm) => ({
  metadata: different(metadataOf(form), metadataOf(initial)) as NonNullable<Changes['metadata']>,
  notifications: different(notificationsOf(form), notificationsOf(initial)) as NonNullable<Changes['notifications']>,
});
