import { testPersonalData } from '@nivel/testing/personal-columns';
import { personalSections } from './personal-data.sql.ts';

testPersonalData('worker', personalSections, {
  'digests.user_id': 'the days on which a daily e-mail was sent',
  'removed_accounts.user_id': 'the news that an account was deleted',
});
