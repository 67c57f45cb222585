-- What was charged. The law wants it kept, also when the account is gone; nothing here names the person.
CREATE TABLE invoices (
  id text PRIMARY KEY,
  user_id uuid NOT NULL,
  subscription_id text,
  number text,
  state text NOT NULL CHECK (state IN ('draft', 'open', 'paid', 'uncollectible', 'void')),
  -- In centavos, IVA included.
  total integer NOT NULL,
  iva integer NOT NULL,
  amount_paid integer NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  -- Pages of the provider; they end, and are asked for again.
  pdf_url text,
  hosted_url text,
  asked_at timestamptz NOT NULL,
  -- When it was told that it is paid.
  receipt_at timestamptz
);
CREATE INDEX invoices_of_user ON invoices (user_id, created_at DESC, id DESC);

-- With what it is paid, as far as it is shown.
ALTER TABLE subscriptions
  ADD COLUMN card_brand text,
  ADD COLUMN card_last4 text,
  ADD COLUMN card_exp_month integer,
  ADD COLUMN card_exp_year integer;

CREATE OR REPLACE VIEW user_subscription_details AS
SELECT c.user_id, c.customer_id AS stripe_customer_id, c.email AS customer_email, c.full_name AS customer_name, c.created_at,
  s.id AS subscription_id, s.state AS subscription_status, s.tier AS plan_id, s.period_start AS current_period_start,
  s.period_end AS current_period_end, s.trial_end, s.ends_at IS NOT NULL AS cancel_at_period_end, s.canceled_at,
  s.next_tier AS next_plan_id, a.until AS access_until, s.card_brand, s.card_last4, s.card_exp_month, s.card_exp_year
FROM customers c
LEFT JOIN LATERAL (SELECT * FROM subscriptions o WHERE o.user_id = c.user_id
  ORDER BY o.state IN ('canceled', 'expired'), o.created_at DESC, o.id LIMIT 1) s ON true
LEFT JOIN access a ON a.user_id = c.user_id;
