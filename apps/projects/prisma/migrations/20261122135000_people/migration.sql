-- What auth says of its accounts. Only accounts whose address is proven are told.
CREATE TABLE accounts (
  user_id uuid PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email)),
  full_name text NOT NULL,
  locale text NOT NULL,
  version integer NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX accounts_email ON accounts (email);

-- What arrives after the end of an account is refused.
CREATE TABLE removed_accounts (
  user_id uuid PRIMARY KEY,
  removed_at timestamptz NOT NULL
);

-- There is one row at most: an installation is claimed once.
CREATE TABLE installation (
  id integer PRIMARY KEY CHECK (id = 1),
  claimed_by uuid NOT NULL,
  claimed_at timestamptz NOT NULL
);

CREATE TABLE crico_users (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE,
  email text NOT NULL,
  full_name text NOT NULL,
  role text NOT NULL CHECK (role IN ('user', 'manager', 'admin')),
  is_active boolean NOT NULL,
  avatar_url text,
  email_verified boolean NOT NULL,
  profile_updated_at timestamptz,
  created_by uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Rises with each change of role and activity; copies go by it.
  version integer NOT NULL
);
CREATE INDEX crico_users_email ON crico_users (email);
CREATE INDEX crico_users_updated_at ON crico_users (updated_at);

CREATE TABLE organizations (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  -- By this name it is unique.
  folded_name text NOT NULL,
  slug text NOT NULL,
  description text NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Most members; without it there is no limit.
  seats integer CHECK (seats > 0),
  deleted_at timestamptz,
  deleted_by uuid,
  version integer NOT NULL
);
CREATE UNIQUE INDEX organizations_slug ON organizations (slug);
CREATE UNIQUE INDEX organizations_folded_name ON organizations (folded_name);
CREATE INDEX organizations_deleted_at ON organizations (deleted_at);

-- Who left keeps the row: copies hear of the end by its version.
CREATE TABLE organization_members (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id),
  user_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('guest', 'member', 'admin', 'owner')),
  joined_at timestamptz NOT NULL,
  removed_at timestamptz,
  -- The list of what an organization sees of its members' learning to which the member said yes; null: not, or no longer.
  progress_consent integer,
  progress_consent_at timestamptz,
  changed_at timestamptz NOT NULL,
  version integer NOT NULL
);
CREATE UNIQUE INDEX organization_members_once ON organization_members (organization_id, user_id);
CREATE INDEX organization_members_user_id ON organization_members (user_id);
CREATE INDEX organization_members_changed_at ON organization_members (changed_at);

CREATE TABLE crico_user_invites (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email)),
  -- The role of the account that accepting makes.
  role text NOT NULL CHECK (role IN ('user', 'manager', 'admin')),
  organization_id uuid REFERENCES organizations (id),
  organization_role text CHECK (organization_role IN ('guest', 'member', 'admin')),
  project_id uuid,
  project_role text CHECK (project_role IN ('guest', 'member', 'lead', 'director')),
  invited_by uuid NOT NULL,
  -- SHA-256 of what stands in the link.
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  accepted_by uuid,
  revoked_at timestamptz,
  CHECK ((organization_id IS NULL) = (organization_role IS NULL)),
  CHECK ((project_id IS NULL) = (project_role IS NULL)),
  CHECK (organization_id IS NULL OR project_id IS NULL),
  CHECK (role = 'user' OR (organization_id IS NULL AND project_id IS NULL))
);
-- One open invite for an address and a place.
CREATE UNIQUE INDEX crico_user_invites_open ON crico_user_invites
  (email, coalesce(organization_id, project_id, '00000000-0000-0000-0000-000000000000'))
  WHERE accepted_at IS NULL AND revoked_at IS NULL;
CREATE INDEX crico_user_invites_email ON crico_user_invites (email);
CREATE INDEX crico_user_invites_invited_by ON crico_user_invites (invited_by);
CREATE INDEX crico_user_invites_organization_id ON crico_user_invites (organization_id);
CREATE INDEX crico_user_invites_project_id ON crico_user_invites (project_id);

-- Each e-mail of an invite, so that neither a person nor a box is flooded.
CREATE TABLE invite_emails (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  sent_by uuid NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX invite_emails_sent_by ON invite_emails (sent_by, sent_at);
CREATE INDEX invite_emails_email ON invite_emails (email, sent_at);

-- Who did what to whom with the rights of an administrator, of the installation or of an organization.
CREATE TABLE administrative_acts (
  id uuid PRIMARY KEY,
  acted_at timestamptz NOT NULL,
  actor_id uuid,
  act text NOT NULL,
  organization_id uuid,
  subject_id uuid,
  details jsonb NOT NULL
);
CREATE INDEX administrative_acts_organization_id ON administrative_acts (organization_id, id DESC);

DO $$
DECLARE service_role text := current_database() || '_projects';
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = service_role) THEN
    EXECUTE format('REVOKE UPDATE, DELETE ON administrative_acts FROM %I', service_role);
  END IF;
END $$;
