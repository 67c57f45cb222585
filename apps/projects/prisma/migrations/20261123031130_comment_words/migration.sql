-- Words of a comment as they are searched. For whom it is stands among them with the project, so that the index alone leads to the comments
-- of one project that somebody may read.
CREATE FUNCTION crico_comment_words(project_id uuid, is_team_only boolean, given text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_to_tsvector(ARRAY[CASE WHEN is_team_only THEN 'team:' ELSE 'project:' END || project_id::text]) || to_tsvector('simple', crico_folded(given));

CREATE INDEX comments_words ON comments USING gin (crico_comment_words(project_id, is_team_only, text)) WHERE deleted_at IS NULL;

-- Names of files as they are searched: their parts are words.
CREATE FUNCTION crico_file_words(project_id uuid, name text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_to_tsvector(ARRAY['project:' || project_id::text]) || to_tsvector('simple', translate(crico_folded(name), '._-()', '     '));

CREATE INDEX attachments_words ON attachments USING gin (crico_file_words(project_id, name)) WHERE deleted_at IS NULL;
