-- A line may pay several payments at once; all of them are confirmed and taken back together.
ALTER TABLE bank_matches
  -- Which one it is of the payments of its line, counted from 0.
  ADD COLUMN place integer NOT NULL DEFAULT 0 CHECK (place >= 0),
  -- What of the line was for this payment, in minor units; null: all of it.
  ADD COLUMN amount bigint CHECK (amount > 0),
  DROP CONSTRAINT bank_matches_pkey,
  ADD PRIMARY KEY (confirmation_id, line_id, payment_id);
-- No line is recorded twice: whoever records one takes its place 0.
DROP INDEX bank_matches_once;
CREATE UNIQUE INDEX bank_matches_once ON bank_matches (line_id, place) WHERE undone_at IS NULL;
