CREATE TABLE projects (
  id uuid PRIMARY KEY,
  -- Without one it is personal.
  organization_id uuid REFERENCES organizations,
  name text NOT NULL,
  description text NOT NULL,
  color text NOT NULL,
  -- Before the number of a card: the SITE of SITE-12.
  key text NOT NULL,
  status text NOT NULL CHECK (status IN ('planning', 'active', 'on-hold', 'completed', 'cancelled')),
  visibility text NOT NULL CHECK (visibility IN ('private', 'team', 'public')),
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- Of the last row of its log. Whoever changes the project holds this row.
  sequence bigint NOT NULL,
  -- Of the last card that was made.
  last_number integer NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX projects_organization_id ON projects (organization_id);

CREATE TABLE project_members (
  project_id uuid NOT NULL REFERENCES projects,
  user_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('guest', 'member', 'lead', 'director')),
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (project_id, user_id)
);
CREATE INDEX project_members_user_id ON project_members (user_id);

CREATE TABLE lists (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  name text NOT NULL,
  description text NOT NULL,
  color text NOT NULL,
  status text NOT NULL CHECK (status IN ('todo', 'in-progress', 'review', 'done')),
  -- Null in the trash: whatever is not on the board has no place there.
  position text COLLATE "C",
  wip_limit integer CHECK (wip_limit > 0),
  created_by uuid,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CHECK ((position IS NULL) = (deleted_at IS NOT NULL)),
  -- At the end of a statement, which may give several of them new places.
  CONSTRAINT lists_position UNIQUE (project_id, position) DEFERRABLE INITIALLY IMMEDIATE
);

CREATE TABLE cards (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  number integer NOT NULL,
  list_id uuid NOT NULL REFERENCES lists,
  position text COLLATE "C",
  title text NOT NULL,
  priority text NOT NULL CHECK (priority IN ('low', 'medium', 'high', 'critical')),
  assignee uuid,
  start_on date,
  due_on date,
  progress smallint NOT NULL CHECK (progress BETWEEN 0 AND 100),
  blocked_reason text,
  created_by uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CHECK ((position IS NULL) = (deleted_at IS NOT NULL)),
  CONSTRAINT cards_number UNIQUE (project_id, number),
  CONSTRAINT cards_position UNIQUE (list_id, position) DEFERRABLE INITIALLY IMMEDIATE
);
CREATE INDEX cards_assignee ON cards (assignee);

-- The one log of a project: who changed what, from which values to which. Only ever added to.
CREATE TABLE project_changes (
  project_id uuid NOT NULL REFERENCES projects,
  sequence bigint NOT NULL,
  at timestamptz NOT NULL,
  actor uuid,
  kind text NOT NULL,
  -- The sender's name for the command, and what it asked for: asked again, it is answered from here.
  command_id uuid NOT NULL,
  asked bytea NOT NULL,
  -- [{ of, id, set, was }]: new values and those before; null where there is nothing.
  changes jsonb NOT NULL,
  -- The row that it takes back, or does again.
  undoes bigint,
  PRIMARY KEY (project_id, sequence),
  CONSTRAINT project_changes_command UNIQUE (project_id, command_id)
);
CREATE INDEX project_changes_of_actor ON project_changes (project_id, actor, sequence DESC);
CREATE INDEX project_changes_undoes ON project_changes (project_id, undoes);
