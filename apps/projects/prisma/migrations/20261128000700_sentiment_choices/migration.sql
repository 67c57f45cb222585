-- Whether somebody's texts are read for estimates of a team's mood; without a row they are. A row stays after it was turned back,
-- for its moment.
CREATE TABLE sentiment_choices (
  user_id uuid PRIMARY KEY,
  takes_part boolean NOT NULL,
  changed_at timestamptz NOT NULL
);
