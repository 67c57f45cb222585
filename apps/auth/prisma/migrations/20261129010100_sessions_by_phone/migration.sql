-- Whether the code of an SMS opened a session: a number is a weaker proof than the address. Older ones with such a code may be one.
ALTER TABLE sessions ADD COLUMN is_by_phone boolean NOT NULL DEFAULT false;
UPDATE sessions SET is_by_phone = true
FROM users WHERE users.id = sessions.user_id AND users.phone IS NOT NULL AND sessions.amr @> '[{"method": "otp"}]';
