-- Fields that people make up for the cards of their project.
CREATE TABLE card_fields (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('text', 'number', 'money', 'day', 'choice', 'person', 'link')),
  currency text CHECK ((currency IS NOT NULL) = (kind = 'money')),
  -- [{ id, name }]
  choices jsonb NOT NULL,
  position text COLLATE "C" NOT NULL
);
CREATE INDEX card_fields_project_id ON card_fields (project_id);

-- { id of a field: value }, also of those that are gone: with a field they come back. Null where a card has none.
ALTER TABLE cards ADD fields jsonb;
