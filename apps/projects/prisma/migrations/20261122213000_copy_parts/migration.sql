-- Of a copy that is made in parts: where the log of the original stood when it was begun, and how many of its cards are copied.
ALTER TABLE projects
  ADD COLUMN copy_sequence bigint,
  ADD COLUMN copied_cards integer,
  ADD COLUMN cards_to_copy integer;
