-- Ways to look at a project that somebody gave a name, for themselves or for all who may read it.
CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  owner_id uuid NOT NULL,
  name text NOT NULL,
  choices jsonb NOT NULL,
  is_shared boolean NOT NULL,
  is_default boolean NOT NULL CHECK (is_shared OR NOT is_default),
  updated_at timestamptz NOT NULL
);
CREATE INDEX saved_views_project_id ON saved_views (project_id);
CREATE INDEX saved_views_owner_id ON saved_views (owner_id);
