-- Every file whose bytes lie in the store, or may: the row is there before the first byte, so that nothing is ever lost in it.
CREATE TABLE files (
  id uuid PRIMARY KEY,
  bucket text NOT NULL,
  owner_id uuid NOT NULL,
  project_id uuid REFERENCES projects,
  name text NOT NULL,
  public_name text,
  store_key text NOT NULL,
  bytes bigint NOT NULL,
  sha256 text,
  type text,
  pictures jsonb NOT NULL,
  state text NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX files_avatar_name ON files (name) WHERE bucket = 'avatars' AND state <> 'unused';
CREATE UNIQUE INDEX files_public_name ON files (public_name);
CREATE INDEX files_owner ON files (owner_id, bucket, created_at);
CREATE INDEX files_project ON files (project_id);
CREATE INDEX files_to_sweep ON files (changed_at) WHERE state <> 'ready';

-- What the account says of its picture.
ALTER TABLE accounts ADD COLUMN avatar_url text;
