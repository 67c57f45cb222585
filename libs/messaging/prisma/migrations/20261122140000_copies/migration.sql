-- How far each copy of another service's data has come.
CREATE TABLE copies (
  -- The operation of its owner.
  name text PRIMARY KEY,
  -- A moment of the owner before which everything it changed is here.
  as_of timestamptz NOT NULL,
  -- When it was last compared with the owner as a whole.
  compared_at timestamptz NOT NULL
);
