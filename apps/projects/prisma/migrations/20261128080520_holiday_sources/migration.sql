-- Calendars at addresses from which projects take their holidays.
CREATE TABLE holiday_sources (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  url text NOT NULL,
  -- On whose behalf it is fetched.
  owner_id uuid NOT NULL,
  -- Days that came from it, with their names; those of them that people took out of the calendar as well.
  days jsonb NOT NULL DEFAULT '[]',
  left_out integer NOT NULL DEFAULT 0,
  -- Attempts in a row that gave nothing.
  failures integer NOT NULL DEFAULT 0,
  problem text,
  -- Of the days, so that nobody writes over what came meanwhile.
  version integer NOT NULL DEFAULT 1,
  fetched_at timestamptz,
  -- Null: not until somebody who leads the project fetches it.
  next_fetch_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX holiday_sources_address ON holiday_sources (project_id, url);
CREATE INDEX holiday_sources_next_fetch_at ON holiday_sources (next_fetch_at);
