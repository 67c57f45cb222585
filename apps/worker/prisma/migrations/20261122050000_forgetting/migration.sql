-- Accounts that are gone: nothing told late makes them recipients again.
CREATE TABLE removed_accounts (
  user_id uuid PRIMARY KEY,
  removed_at timestamptz NOT NULL
);
-- The mails of one account are looked for when it goes.
CREATE INDEX emails_of_account ON emails (user_id);

-- Sealed codes of mails that were given up serve nobody; and mail servers name addresses when they refuse a mail.
UPDATE emails SET content = '{}' WHERE state = 'failed' AND letter IN ('confirm', 'recover');
UPDATE emails SET last_error = regexp_replace(last_error, '[^\s<>"'']{1,320}@[^\s<>"'']{1,255}', '<address>', 'g')
  WHERE last_error LIKE '%@%';
