-- Text without accents and capitals, as `folded` of the contracts makes it: both have to find the same.
CREATE FUNCTION crico_folded(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu");

-- Titles as they are searched: folding a hundred thousand for each question would take half a second.
ALTER TABLE cards ADD folded_title text COLLATE "C" NOT NULL GENERATED ALWAYS AS (crico_folded(title)) STORED;

-- Words of long texts. The project is one of them, so that the index alone leads to the texts of one project.
ALTER TABLE card_texts ADD words tsvector NOT NULL GENERATED ALWAYS AS (
  array_to_tsvector(ARRAY['project:' || project_id::text]) || to_tsvector('simple', crico_folded(text))
) STORED;
CREATE INDEX card_texts_words ON card_texts USING gin (words);
