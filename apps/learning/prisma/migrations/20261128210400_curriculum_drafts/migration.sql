-- What administrators have written and not published: one row for each thing that differs. Without content it is removed.
CREATE TABLE curriculum_drafts (
  id text PRIMARY KEY,
  kind text NOT NULL,
  content text,
  changed_at timestamptz NOT NULL,
  changed_by uuid
);

-- Every published version whole, so that an older one can be published again.
CREATE TABLE curriculum_versions (
  version integer PRIMARY KEY,
  source text NOT NULL,
  tree text NOT NULL,
  published_at timestamptz NOT NULL,
  published_by uuid,
  note text NOT NULL DEFAULT '',
  restored integer,
  publish_id uuid UNIQUE
);

-- The files as they were imported last: the next import drafts in what they differ from these.
ALTER TABLE curriculum_version ADD COLUMN files text;
