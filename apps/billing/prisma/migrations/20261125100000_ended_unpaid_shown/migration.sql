-- Its owner is told why a subscription is over.
CREATE OR REPLACE VIEW user_subscription_details AS
SELECT c.user_id, c.customer_id AS stripe_customer_id, c.email AS customer_email, c.full_name AS customer_name, c.created_at,
  s.id AS subscription_id, s.state AS subscription_status, s.tier AS plan_id, s.period_start AS current_period_start,
  s.period_end AS current_period_end, s.trial_end, s.ends_at IS NOT NULL AS cancel_at_period_end, s.canceled_at,
  s.next_tier AS next_plan_id, a.until AS access_until, s.card_brand, s.card_last4, s.card_exp_month, s.card_exp_year,
  s.ended_unpaid
FROM customers c
LEFT JOIN LATERAL (SELECT * FROM subscriptions o WHERE o.user_id = c.user_id
  ORDER BY o.state IN ('canceled', 'expired'), o.created_at DESC, o.id LIMIT 1) s ON true
LEFT JOIN access a ON a.user_id = c.user_id;
