-- The version of the account that a recipient was made of; what the account service offers at the next boot is newer than 0.
ALTER TABLE recipients ADD COLUMN version integer NOT NULL DEFAULT 0;
