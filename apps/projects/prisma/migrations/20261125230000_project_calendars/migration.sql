-- The days on which a project works, with a name for each day off. Null: from Monday to Friday, without days off.
ALTER TABLE projects ADD calendar jsonb;
