-- The copy of who belongs to which organization, and of the list of what is seen there that they said yes to. What was removed
-- keeps its id and version, so that nothing told late brings it back.
CREATE TABLE organization_members (
  id uuid PRIMARY KEY,
  version integer NOT NULL,
  is_removed boolean NOT NULL,
  organization_id uuid,
  user_id uuid,
  role text,
  progress_consent integer
);
CREATE INDEX organization_members_of ON organization_members (organization_id, user_id);
CREATE INDEX organization_members_user ON organization_members (user_id);
