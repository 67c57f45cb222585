-- Which names of an imported file are there already.
CREATE INDEX leads_folded_name ON leads (book_folded(name)) WHERE deleted_at IS NULL;
