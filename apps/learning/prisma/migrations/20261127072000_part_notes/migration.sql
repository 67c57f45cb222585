-- Text without accents and capitals, as `folded` of the contracts makes it: both have to find the same.
CREATE FUNCTION folded(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu");

-- What learners note about parts, for themselves alone: a text in Markdown, a bookmark, or both. A note that was deleted
-- keeps its row, so that its version goes on counting and no old window writes over a new note.
CREATE TABLE part_notes (
  user_id uuid NOT NULL,
  part_id uuid NOT NULL,
  text text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 0,
  updated_at timestamptz,
  bookmarked_at timestamptz,
  PRIMARY KEY (user_id, part_id)
);
