-- The score of the first run through a set, which is what skills show; the best one counts for passing.
ALTER TABLE part_views ADD COLUMN first_score numeric(5, 4);
UPDATE part_views v SET first_score = a.score
FROM exercise_attempts a WHERE a.user_id = v.user_id AND a.part_id = v.part_id AND a.attempt = 1;
