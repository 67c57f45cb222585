-- Where the team of a project meets on the web.
ALTER TABLE project_settings ADD meeting_url text;
