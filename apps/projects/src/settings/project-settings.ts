import type { ProjectMetadata, ProjectNotifications } from '@nivel/contracts/projects/settings-shape';

/** The settings that everybody on the board sees; they change by the project's log. */
export const boardFields = ['name', 'description', 'color', 'status', 'visibility'] as const;
type BoardField = (typeof boardFields)[number];

/** The other settings of a project. */
export type ProjectSettings = Omit<ProjectMetadata, BoardField> & ProjectNotifications;

export const defaultSettings: ProjectSettings = {
  category: null,
  tags: [],
  priority: 'medium',
  start_date: null,
  target_completion_date: null,
  actual_completion_date: null,
  budget_allocated: null,
  budget_spent: null,
  currency: 'USD',
  department: null,
  project_manager_id: null,
  documentation_url: null,
  meeting_url: null,
  notes: null,
  custom_fields: {},
  email_notifications: true,
  milestone_updates: true,
  team_changes: true,
  deadline_reminders: '3days',
};

/** The requested values that differ from the present ones. */
export const differencesIn = <Values extends object>(before: Values, wanted: Partial<Values>): Partial<Values> =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(before[field as keyof Values]),
    ),
  ) as Partial<Values>;
