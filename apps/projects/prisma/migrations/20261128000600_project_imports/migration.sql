-- Projects that are made of a file, from the first batch on. Until `ended_at` nobody has a right in the project.
CREATE TABLE project_imports (
  project_id uuid PRIMARY KEY REFERENCES projects,
  source text NOT NULL CHECK (source IN ('nivel', 'trello', 'jira', 'linear', 'csv')),
  source_key text NOT NULL,
  file_name text NOT NULL,
  choices text NOT NULL,
  expected_cards integer NOT NULL,
  expected_items integer NOT NULL,
  expected_comments integer NOT NULL,
  cards integer NOT NULL DEFAULT 0,
  items integer NOT NULL DEFAULT 0,
  comments integer NOT NULL DEFAULT 0,
  batches integer NOT NULL DEFAULT 0,
  touched_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX project_imports_source_key ON project_imports (source_key);
CREATE INDEX project_imports_open ON project_imports (touched_at) WHERE ended_at IS NULL;
