-- With what new cards of a project may begin, beside the templates that every project has.
CREATE TABLE card_templates (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  name text NOT NULL,
  description text NOT NULL,
  icon text NOT NULL,
  priority text NOT NULL CHECK (priority IN ('low', 'medium', 'high', 'critical')),
  status text NOT NULL CHECK (status IN ('todo', 'in-progress', 'review', 'done')),
  estimated_days integer CHECK (estimated_days > 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX card_templates_project_id ON card_templates (project_id);
