CREATE TABLE labels (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  name text NOT NULL,
  color text NOT NULL
);
CREATE INDEX labels_project_id ON labels (project_id);

-- Null where a card has nothing of it: most have not, and then it takes no room.
ALTER TABLE cards
  -- Ids of labels, also of those that are gone: with a label they come back.
  ADD labels uuid[],
  ADD tags text[],
  ADD watchers uuid[],
  ADD depends_on uuid[],
  -- [{ id, text, done, position }]
  ADD checklist jsonb,
  ADD estimated_hours numeric(8, 2) CHECK (estimated_hours >= 0),
  ADD actual_hours numeric(8, 2) CHECK (actual_hours >= 0),
  -- Of the row of the log that wrote the text which the card has.
  ADD description_version bigint,
  ADD notes_version bigint;
CREATE INDEX cards_dependent ON cards (project_id) WHERE depends_on IS NOT NULL;

-- Beside the cards, which are read by thousands.
CREATE TABLE card_texts (
  card_id uuid NOT NULL REFERENCES cards,
  field text NOT NULL CHECK (field IN ('description', 'notes')),
  project_id uuid NOT NULL REFERENCES projects,
  text text NOT NULL,
  PRIMARY KEY (card_id, field)
);
CREATE INDEX card_texts_project_id ON card_texts (project_id);

-- Whether there is anything in it that undo takes back: settings and teams are not.
ALTER TABLE project_changes ADD is_undoable boolean NOT NULL DEFAULT true;
