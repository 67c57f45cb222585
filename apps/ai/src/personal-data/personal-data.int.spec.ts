import { testPersonalData } from '@nivel/testing/personal-columns';
import { personalSections } from './personal-data.sql.ts';

testPersonalData('ai', personalSections, {
  'removed_accounts.user_id': 'the news that an account was deleted',
});
