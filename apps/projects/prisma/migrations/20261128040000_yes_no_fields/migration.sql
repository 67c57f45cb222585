-- A field may hold yes or no.
ALTER TABLE card_fields DROP CONSTRAINT card_fields_kind_check;
ALTER TABLE card_fields ADD CONSTRAINT card_fields_kind_check
  CHECK (kind IN ('text', 'number', 'money', 'day', 'choice', 'person', 'link', 'boolean'));
