-- The copy of who has which role in this installation: administrators make mentors.
CREATE TABLE account_roles (
  user_id uuid PRIMARY KEY,
  version integer NOT NULL,
  is_removed boolean NOT NULL,
  role text
);

-- Who is and was a mentor, by whom. Times that are over stay, so that it can be told who could see what.
CREATE TABLE mentors (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  given_at timestamptz NOT NULL,
  given_by uuid,
  ended_at timestamptz,
  ended_by uuid
);
CREATE UNIQUE INDEX mentors_now ON mentors (user_id) WHERE ended_at IS NULL;
