-- Messages are found by the names of their files.
CREATE INDEX chat_messages_files ON chat_messages USING gin (files) WHERE deleted_at IS NULL;
