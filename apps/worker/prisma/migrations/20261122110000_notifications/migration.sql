-- The inbox of everybody, for all services.
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  event_id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  text jsonb NOT NULL,
  link text,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notifications_inbox ON notifications (user_id, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE UNIQUE INDEX notifications_once ON notifications (event_id, name, user_id);

-- What people have switched; where there is no row it is on.
CREATE TABLE notification_preferences (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  is_on boolean NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, channel)
);

-- A fact may ask for several e-mails. Processes of the release before write rows without an id of their own.
ALTER TABLE emails ADD COLUMN id uuid;
UPDATE emails SET id = event_id;
ALTER TABLE emails ALTER COLUMN id SET NOT NULL, ALTER COLUMN id SET DEFAULT gen_random_uuid();
ALTER TABLE emails DROP CONSTRAINT emails_pkey, ADD PRIMARY KEY (id);
CREATE UNIQUE INDEX emails_once ON emails (event_id, letter, user_id);

-- What waits, and what was given up and may be opened again, is named and filled as its e-mail has it now.
UPDATE emails SET content = content || jsonb_build_object('template', letter, 'occurredAt', content -> 'requestedAt')
  WHERE letter IN ('confirm', 'recover') AND content ? 'requestedAt';
UPDATE emails SET content = content || jsonb_build_object('origin', content - 'firstName' - 'at' - 'timeZone')
  WHERE letter IN ('password-changed', 'session-stolen') AND content ? 'browser';
UPDATE emails SET letter = letter || '-unlocked' WHERE letter IN ('achievement', 'level');

-- The inboxes of before lay in the schema of learning. Its rows come along, each under the fact that it told of as long as
-- that fact may still be delivered, so that none of them is told twice. The table itself stays until processes of the
-- release before are gone.
DO $$
BEGIN
  IF to_regclass('learning.notifications') IS NULL THEN RETURN; END IF;
  INSERT INTO notifications (id, event_id, user_id, name, kind, text, link, created_at, read_at)
  SELECT n.id, COALESCE(f.id, n.id), n.user_id, replace(n.kind, '_', '-'),
    CASE n.kind WHEN 'achievement_unlocked' THEN 'achievements' ELSE 'progress' END,
    jsonb_build_object(
      'es-MX', CASE n.kind WHEN 'achievement_unlocked' THEN 'Logro desbloqueado: ' WHEN 'level_unlocked' THEN 'Nivel desbloqueado: ' ELSE 'Módulo completado: ' END || n.title,
      'en', CASE n.kind WHEN 'achievement_unlocked' THEN 'Achievement Unlocked: ' WHEN 'level_unlocked' THEN 'Level unlocked: ' ELSE 'Module completed: ' END || n.title),
    CASE n.kind WHEN 'module_completed' THEN '/dashboard/modulos/' || n.subject_id ELSE '/estudiantes-dashboard' END,
    n.created_at, n.read_at
  FROM learning.notifications n LEFT JOIN (
    SELECT split_part(subject, '.', 3) || '_' || split_part(subject, '.', 4) AS kind, payload::json ->> 'userId' AS user_id,
      COALESCE(payload::json ->> 'achievementId', payload::json ->> 'moduleId', payload::json ->> 'levelId') AS subject_id,
      (array_agg(id ORDER BY id))[1] AS id
    FROM learning.outbox
    WHERE subject IN ('evt.learning.achievement.unlocked.v1', 'evt.learning.level.unlocked.v1', 'evt.learning.module.completed.v1')
    GROUP BY 1, 2, 3
  ) f ON f.kind = n.kind AND f.user_id = n.user_id::text AND f.subject_id = n.subject_id
  ON CONFLICT DO NOTHING;
END $$;
