-- The version of the account that a profile shows; what the account service offers at the next boot is newer than 0.
ALTER TABLE profiles ADD COLUMN version integer NOT NULL DEFAULT 0;
