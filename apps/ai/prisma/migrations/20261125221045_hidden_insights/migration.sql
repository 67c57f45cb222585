CREATE TABLE hidden_insights (
  user_id uuid NOT NULL,
  project_id uuid NOT NULL,
  insight_id text NOT NULL,
  hidden_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, project_id, insight_id)
);

-- What is being hidden when an account ends must not outlive it.
CREATE TABLE removed_accounts (
  user_id uuid PRIMARY KEY,
  removed_at timestamptz NOT NULL
);
