-- { id of a card on which this one depends: type and lag of the link, as SS+3 }, of links that are not from finish to start
-- without a lag. Null where a card has none.
ALTER TABLE cards ADD link_terms jsonb;
