-- Nights in which the stored sums were compared with the rows. Whoever adds one holds it, so that nobody repairs the same twice.
CREATE TABLE sum_comparisons (
  -- Its day where the book is kept.
  night date PRIMARY KEY,
  compared_at timestamptz NOT NULL,
  -- Sums that differed.
  repaired integer NOT NULL DEFAULT 0 CHECK (repaired >= 0)
);
