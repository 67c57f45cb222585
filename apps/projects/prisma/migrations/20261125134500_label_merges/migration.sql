-- What became of labels that are gone, for cards that come out of the trash with them. No references to labels: both may be gone.
CREATE TABLE label_merges (
  label_id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  -- The label that its cards got instead; null: it was deleted.
  into_id uuid
);
CREATE INDEX label_merges_project_id ON label_merges (project_id);
