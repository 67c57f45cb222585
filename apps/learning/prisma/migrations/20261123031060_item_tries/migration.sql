-- Every answer that was graded, stored before its verdict leaves. `run` counts how often a set was begun, from 1.
CREATE TABLE item_tries (
  user_id uuid NOT NULL,
  part_id uuid NOT NULL,
  run integer NOT NULL,
  item_id text NOT NULL,
  try integer NOT NULL,
  answer jsonb NOT NULL,
  grade numeric(5, 4) NOT NULL,
  tried_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, part_id, run, item_id, try)
);

-- Tries only grow; what was typed in them may be forgotten, and nothing else, when the account is gone.
CREATE TRIGGER item_tries_only_grow
  BEFORE DELETE OR TRUNCATE
  OR UPDATE OF user_id, part_id, run, item_id, try, grade, tried_at ON item_tries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER item_tries_only_forget BEFORE UPDATE OF answer ON item_tries
  FOR EACH ROW WHEN (NEW.answer <> '{}'::jsonb) EXECUTE FUNCTION refuse_change();

DO $$
DECLARE service_role text := current_database() || '_learning';
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = service_role) THEN
    EXECUTE format('REVOKE UPDATE, DELETE ON item_tries FROM %I', service_role);
    EXECUTE format('GRANT UPDATE (answer) ON item_tries TO %I', service_role);
  END IF;
END $$;
