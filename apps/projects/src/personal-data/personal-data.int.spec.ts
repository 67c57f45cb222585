import { testPersonalData } from '@nivel/testing/personal-columns';
import { personalSections } from './personal-data.sql.ts';

const OF_PROJECT = 'belongs to the project, which shows it to its members';
const OF_ORGANIZATION = 'belongs to the organization, which shows it to its members';

testPersonalData('projects', personalSections, {
  'administrative_acts.actor_id': 'the audit log, which belongs to the installation and its organizations',
  'administrative_acts.subject_id': 'the audit log, which belongs to the installation and its organizations',
  'attachments.added_by': OF_PROJECT,
  'attachments.deleted_by': OF_PROJECT,
  'automation_held_messages.actor': 'what a rule says in the name of its owner, until quiet hours end',
  'automation_rules.stopped_by': OF_PROJECT,
  'automation_runs.caused_by': OF_PROJECT,
  'automation_settings.paused_by': OF_PROJECT,
  'automation_webhooks.created_by': OF_PROJECT,
  'baselines.made_by': OF_PROJECT,
  'cards.assignee': OF_PROJECT,
  'cards.created_by': OF_PROJECT,
  'cards.watchers': OF_PROJECT,
  'chat_messages.mentions': OF_PROJECT,
  'comments.deleted_by': OF_PROJECT,
  'comments.mentions': OF_PROJECT,
  'crico_user_invites.email': 'the address of whoever was invited; accepted ones are exported',
  'crico_user_invites.invited_by': 'names other people by their addresses',
  'crico_users.created_by': 'an administrator, who acted for the installation',
  'holiday_sources.owner_id': OF_PROJECT,
  'installation.claimed_by': 'the claim of the installation',
  'invite_emails.email': 'counts e-mails, for a day',
  'invite_emails.sent_by': 'counts e-mails, for a day',
  'lists.created_by': OF_PROJECT,
  'meetings.people': OF_PROJECT,
  'organizations.created_by': OF_ORGANIZATION,
  'organizations.deleted_by': OF_ORGANIZATION,
  'project_changes.actor': OF_PROJECT,
  'project_settings.project_manager_id': OF_PROJECT,
  'project_task_runs.recipients': OF_PROJECT,
  'project_tasks.recipients': OF_PROJECT,
  'projects.created_by': OF_PROJECT,
  'projects.deleted_by': OF_PROJECT,
  'removed_accounts.user_id': 'the news that an account was deleted',
  'written_emails.sent_by': 'counts e-mails, for a day',
});
