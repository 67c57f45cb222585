-- What waits in the trash to be purged. Whatever has no title or no name was purged.
CREATE INDEX cards_in_trash ON cards (deleted_at) WHERE deleted_at IS NOT NULL AND title <> '';
CREATE INDEX lists_in_trash ON lists (deleted_at) WHERE deleted_at IS NOT NULL AND name <> '';
-- Nothing of it can be had back: name and texts are gone, the id stays.
ALTER TABLE organizations ADD COLUMN purged_at timestamptz;
