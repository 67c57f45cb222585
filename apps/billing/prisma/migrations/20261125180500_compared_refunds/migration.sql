-- A comparison lists the provider's subscriptions, then its refunds, then its disputes; `cursor` belongs to the list that is read.
ALTER TABLE comparisons
  ADD COLUMN listing text NOT NULL DEFAULT 'subscriptions' CHECK (listing IN ('subscriptions', 'refunds', 'disputes'));

-- A repair concerns a subscription or a pass.
ALTER TABLE repairs
  ALTER COLUMN subscription_id DROP NOT NULL,
  ADD COLUMN pass_id uuid,
  ADD CONSTRAINT repairs_subject_check CHECK (num_nonnulls(subscription_id, pass_id) = 1),
  DROP CONSTRAINT repairs_what_check,
  ADD CONSTRAINT repairs_what_check
    CHECK (what IN ('missing', 'different', 'unknown-to-provider', 'access', 'customer-gone', 'refunded', 'charged-back'));
