-- Months of a plan that are paid ahead. The row is there before the provider is asked, under the key with which it is asked.
CREATE TABLE passes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  tier text NOT NULL CHECK (tier IN ('pro', 'elite')),
  months integer NOT NULL CHECK (months IN (1, 3, 12)),
  method text NOT NULL CHECK (method IN ('oxxo', 'spei')),
  -- In centavos, IVA included.
  amount integer NOT NULL CHECK (amount > 0),
  session_id text UNIQUE,
  -- The provider's page on which the reference is made.
  place text,
  intent_id text,
  voucher_url text,
  pay_by timestamptz,
  state text NOT NULL CHECK (state IN ('preparing', 'open', 'waiting', 'paid', 'expired')),
  created_at timestamptz NOT NULL,
  paid_at timestamptz CHECK ((paid_at IS NULL) = (state <> 'paid')),
  -- Both follow from what else is paid for, until it has begun.
  begins_at timestamptz,
  ends_at timestamptz,
  -- When it is to be looked at again by itself.
  look_at timestamptz
);
CREATE UNIQUE INDEX passes_open ON passes (user_id) WHERE state IN ('preparing', 'open');
CREATE INDEX passes_of_user ON passes (user_id, created_at DESC);
CREATE INDEX passes_due ON passes (look_at) WHERE look_at IS NOT NULL;
