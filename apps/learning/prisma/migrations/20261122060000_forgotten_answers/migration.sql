-- Attempts only grow; what was typed in them may be forgotten, and nothing else, when the account is gone.
DROP TRIGGER exercise_attempts_only_grow ON exercise_attempts;
CREATE TRIGGER exercise_attempts_only_grow
  BEFORE DELETE OR TRUNCATE
  OR UPDATE OF user_id, id, part_id, attempt, score, is_passed, attempted_at, local_day, answer ON exercise_attempts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER exercise_attempts_only_forget BEFORE UPDATE OF answers ON exercise_attempts
  FOR EACH ROW WHEN (NEW.answers <> '{}'::jsonb) EXECUTE FUNCTION refuse_change();

DO $$
DECLARE service_role text := current_database() || '_learning';
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = service_role) THEN
    EXECUTE format('GRANT UPDATE (answers) ON exercise_attempts TO %I', service_role);
  END IF;
END $$;
