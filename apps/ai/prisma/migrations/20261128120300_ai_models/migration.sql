CREATE TABLE ai_models (
  organization_id uuid PRIMARY KEY,
  address text NOT NULL,
  model text NOT NULL,
  sealed_key text,
  is_on boolean NOT NULL,
  updated_at timestamptz NOT NULL
);

-- One row before each call, from which the messages of an hour are counted.
CREATE TABLE ai_model_calls (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  called_at timestamptz NOT NULL
);
CREATE INDEX ai_model_calls_user_id_called_at ON ai_model_calls (user_id, called_at);
CREATE INDEX ai_model_calls_called_at ON ai_model_calls (called_at);
