-- What a person wrote and did is found without a look at all rows: for the export of their data, page by page.
CREATE INDEX comments_author_id ON comments (author_id);
CREATE INDEX comment_reactions_user_id ON comment_reactions (user_id);
CREATE INDEX comment_reads_user_id ON comment_reads (user_id);
CREATE INDEX chat_messages_author_id ON chat_messages (author_id);
CREATE INDEX chat_reactions_user_id ON chat_reactions (user_id);
CREATE INDEX chat_reads_user_id ON chat_reads (user_id);
CREATE INDEX meetings_organizer_id ON meetings (organizer_id);
CREATE INDEX project_tasks_owner_id ON project_tasks (owner_id);
CREATE INDEX crico_user_invites_accepted_by ON crico_user_invites (accepted_by);
