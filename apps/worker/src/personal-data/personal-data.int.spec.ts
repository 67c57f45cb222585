import { testPersonalData } from '@nivel/testing/personal-columns';
import { personalSections } from './personal-data.sql.ts';

testPersonalData('worker', personalSections, {
  'digest_lines.actor_id': 'whose action others were told of; belongs to those others',
  'digests.user_id': 'the days on which a daily e-mail was sent',
  'notifications.actor_id': 'whose action others were told of; belongs to those others',
  'removed_accounts.user_id': 'the news that an account was deleted',
});
