import { testPersonalData } from '@nivel/testing/personal-columns';
import { personalSections } from './personal-data.sql.ts';

testPersonalData('learning', personalSections, {
  'answer_checks.user_id': 'counts checks, for a minute',
  'certificates.revoked_by': 'an administrator, who acted for the school',
  'curriculum_drafts.changed_by': 'an administrator, who acted for the school',
  'curriculum_versions.published_by': 'an administrator, who acted for the school',
  'mentors.ended_by': 'an administrator, who acted for the school',
  'mentors.given_by': 'an administrator, who acted for the school',
  'question_looks.mentor_id': 'who looked at the question of a learner; belongs to that question',
  'questions.mentor_id': 'whose question it is sees it; the answers of a mentor are exported',
  'removed_accounts.user_id': 'the news that an account was deleted',
});
