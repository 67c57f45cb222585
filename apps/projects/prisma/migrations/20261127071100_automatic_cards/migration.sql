-- Whether the dates of a card follow from what it waits for. Null: they do not.
ALTER TABLE cards ADD is_automatic boolean;
-- Each command of a board asks whether its project has such cards.
CREATE INDEX cards_automatic ON cards (project_id) WHERE is_automatic;
