-- How somebody looks at a project.
CREATE TABLE view_choices (
  project_id uuid NOT NULL REFERENCES projects,
  user_id uuid NOT NULL,
  choices jsonb NOT NULL,
  collapsed text[] NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (project_id, user_id)
);
CREATE INDEX view_choices_user_id ON view_choices (user_id);
