-- What a person wrote and did is found without a look at all rows: for the export of their data, page by page.
CREATE INDEX question_messages_author_id ON question_messages (author_id);
CREATE INDEX mentors_user_id ON mentors (user_id);
CREATE INDEX mentoring_hours_mentor_id ON mentoring_hours (mentor_id);
CREATE INDEX mentoring_sessions_user_id ON mentoring_sessions (user_id);
