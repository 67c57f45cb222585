-- Who a person is at the payment provider. Of an account that is gone only the customer stays, as the law wants invoices kept.
CREATE TABLE customers (
  user_id uuid PRIMARY KEY,
  customer_id text NOT NULL UNIQUE,
  email text NOT NULL,
  full_name text NOT NULL,
  created_at timestamptz NOT NULL
);

-- What the provider says of a subscription, as it was last asked; nothing here is decided by us.
CREATE TABLE subscriptions (
  id text PRIMARY KEY,
  user_id uuid NOT NULL,
  customer_id text NOT NULL,
  tier text NOT NULL CHECK (tier IN ('pro', 'elite')),
  state text NOT NULL CHECK (state IN ('trialing', 'active', 'past_due', 'paused', 'canceled', 'incomplete', 'expired')),
  period_start timestamptz NOT NULL,
  period_end timestamptz NOT NULL,
  trial_end timestamptz,
  -- When the oldest charge that is open failed first.
  past_due_since timestamptz,
  -- When it ends instead of being renewed.
  ends_at timestamptz,
  canceled_at timestamptz,
  next_tier text CHECK (next_tier IN ('pro', 'elite')),
  created_at timestamptz NOT NULL,
  asked_at timestamptz NOT NULL
);
-- Nobody pays twice.
CREATE UNIQUE INDEX subscriptions_live ON subscriptions (user_id)
  WHERE state IN ('trialing', 'active', 'past_due', 'paused', 'incomplete');
CREATE INDEX subscriptions_of_user ON subscriptions (user_id, created_at DESC);

-- Payments that were begun. The row is there before the provider is asked, under the key with which it is asked.
CREATE TABLE checkouts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  tier text NOT NULL CHECK (tier IN ('pro', 'elite')),
  page text NOT NULL CHECK (page IN ('hosted', 'element')),
  has_trial boolean NOT NULL,
  session_id text UNIQUE,
  -- Where it is paid: the provider's page, or the secret with which ours talks to the provider.
  place text,
  state text NOT NULL CHECK (state IN ('preparing', 'open', 'complete', 'expired')),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX checkouts_open ON checkouts (user_id) WHERE state IN ('preparing', 'open');

-- One trial per person and per card, ever: by the account, and by the card's fingerprint.
CREATE TABLE trials (
  holder text PRIMARY KEY,
  user_id uuid NOT NULL,
  subscription_id text NOT NULL,
  begun_at timestamptz NOT NULL
);

-- What the provider has told, once by id. Only what it is about is kept: the rest is asked of the provider.
CREATE TABLE stripe_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  object_id text NOT NULL,
  subscription_id text,
  created_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  handled_at timestamptz
);

-- What a person has paid for, as it was told.
CREATE TABLE access (
  user_id uuid PRIMARY KEY,
  tier text NOT NULL CHECK (tier IN ('free', 'pro', 'elite')),
  until timestamptz,
  version bigint NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX access_changed_at ON access (changed_at);

CREATE VIEW user_subscription_details AS
SELECT c.user_id, c.customer_id AS stripe_customer_id, c.email AS customer_email, c.full_name AS customer_name, c.created_at,
  s.id AS subscription_id, s.state AS subscription_status, s.tier AS plan_id, s.period_start AS current_period_start,
  s.period_end AS current_period_end, s.trial_end, s.ends_at IS NOT NULL AS cancel_at_period_end, s.canceled_at,
  s.next_tier AS next_plan_id, a.until AS access_until
FROM customers c
-- What goes on before what is over: the provider counts in seconds, and within one a subscription can end and another begin.
LEFT JOIN LATERAL (SELECT * FROM subscriptions o WHERE o.user_id = c.user_id
  ORDER BY o.state IN ('canceled', 'expired'), o.created_at DESC, o.id LIMIT 1) s ON true
LEFT JOIN access a ON a.user_id = c.user_id;

-- What arrives after the end of an account is refused.
CREATE TABLE removed_accounts (
  user_id uuid PRIMARY KEY,
  removed_at timestamptz NOT NULL
);
