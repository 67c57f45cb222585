-- What its owner was told of a subscription, each once: the reminders before the charge at a moment, the messages after one that
-- failed at a moment, the confirmation of a cancellation at a moment.
CREATE TABLE notices (
  subscription_id text NOT NULL,
  kind text NOT NULL,
  about timestamptz NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (subscription_id, kind, about)
);

-- When the provider is asked anew by itself: somebody has to be told then, or an event should have come by then.
ALTER TABLE subscriptions ADD COLUMN look_at timestamptz;
-- It ended because a charge was not paid, and not because somebody asked.
ALTER TABLE subscriptions ADD COLUMN ended_unpaid boolean NOT NULL DEFAULT false;
UPDATE subscriptions SET look_at = now() WHERE state IN ('trialing', 'active', 'past_due');
CREATE INDEX subscriptions_look_at ON subscriptions (look_at) WHERE look_at IS NOT NULL;
