-- What happened to somebody since a moment is found without a look at the whole log.
CREATE INDEX administrative_acts_subject_id ON administrative_acts (subject_id, acted_at);
