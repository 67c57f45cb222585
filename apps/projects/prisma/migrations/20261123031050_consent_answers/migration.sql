-- The list of what is seen of members' learning that a member has answered, whatever they said: nobody is asked twice.
ALTER TABLE organization_members ADD COLUMN progress_consent_answered integer;
UPDATE organization_members SET progress_consent_answered = progress_consent WHERE progress_consent IS NOT NULL;
