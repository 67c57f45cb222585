-- What is set of a project beyond what its readers see on the board. Without a row everything has its default.
CREATE TABLE project_settings (
  project_id uuid PRIMARY KEY REFERENCES projects,
  category text CHECK (category IN ('Development', 'Marketing', 'Design', 'Operations', 'Research')),
  tags text[] NOT NULL,
  priority text NOT NULL CHECK (priority IN ('low', 'medium', 'high', 'critical')),
  start_date date,
  target_completion_date date,
  actual_completion_date date,
  budget_allocated numeric(14, 2) CHECK (budget_allocated >= 0),
  budget_spent numeric(14, 2) CHECK (budget_spent >= 0),
  currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'GBP')),
  department text,
  project_manager_id uuid,
  documentation_url text,
  notes text,
  custom_fields jsonb NOT NULL,
  email_notifications boolean NOT NULL,
  milestone_updates boolean NOT NULL,
  team_changes boolean NOT NULL,
  deadline_reminders text NOT NULL CHECK (deadline_reminders IN ('none', '1day', '3days', '1week'))
);
