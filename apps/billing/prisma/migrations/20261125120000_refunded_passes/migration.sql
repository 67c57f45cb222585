-- A pass whose payment was given back is over: `refunded`. When it was paid is kept, as its receipt is.
ALTER TABLE passes
  ADD COLUMN refunded_at timestamptz,
  DROP CONSTRAINT passes_state_check,
  ADD CONSTRAINT passes_state_check CHECK (state IN ('preparing', 'open', 'waiting', 'paid', 'expired', 'refunded')),
  DROP CONSTRAINT passes_check,
  ADD CONSTRAINT passes_paid_at_check CHECK ((paid_at IS NULL) = (state NOT IN ('paid', 'refunded'))),
  ADD CONSTRAINT passes_refunded_at_check CHECK ((refunded_at IS NULL) = (state <> 'refunded'));
CREATE INDEX passes_of_intent ON passes (intent_id) WHERE intent_id IS NOT NULL;
