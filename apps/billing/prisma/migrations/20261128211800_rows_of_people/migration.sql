-- What a person wrote and did is found without a look at all rows: for the export of their data, page by page.
CREATE INDEX checkouts_user_id ON checkouts (user_id);
CREATE INDEX trials_user_id ON trials (user_id);
