-- What is taught, as it is searched: each title, section of a text, stretch of a video and question, without a solution.
-- Made anew by each import. Words are kept in two forms, as they stand and without accents, because the stems differ.
CREATE TABLE curriculum_places (
  part_id uuid NOT NULL REFERENCES curriculum_parts (id),
  place integer NOT NULL,
  kind text NOT NULL,
  anchor text,
  heading text NOT NULL,
  body text NOT NULL,
  words tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('spanish', heading) || to_tsvector('spanish', folded(heading)), 'A')
      || to_tsvector('spanish', body) || to_tsvector('spanish', folded(body))
  ) STORED,
  PRIMARY KEY (part_id, place),
  CHECK (kind IN ('title', 'text', 'second', 'question'))
);
CREATE INDEX curriculum_places_words ON curriculum_places USING gin (words);
