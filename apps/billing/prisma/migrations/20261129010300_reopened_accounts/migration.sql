-- When the person last took a closed account back: the news of an earlier closing, which may come late, ends no renewals any more.
ALTER TABLE customers ADD COLUMN reopened_at timestamptz;
