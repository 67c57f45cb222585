-- Rules that follow the stages of leads run because of a fact of another service too.
DROP INDEX automation_rules_outside;
CREATE INDEX automation_rules_outside ON automation_rules ((trigger ->> 'kind')) WHERE is_active AND deleted_at IS NULL
  AND trigger ->> 'kind' IN (
    'module-completed', 'level-unlocked', 'payment-overdue', 'payment-paid', 'contract-signed', 'lead-stage-reached');

-- What a run without a card has to say waits for the end of quiet hours as well.
ALTER TABLE automation_held_messages
  DROP CONSTRAINT automation_held_messages_kind_check,
  ADD CONSTRAINT automation_held_messages_kind_check CHECK (kind IN ('notice', 'announcement', 'email'));
