import { testPersonalData } from '@nivel/testing/personal-columns';
import { personalSections } from './personal-data.sql.ts';

testPersonalData('ai', personalSections, {
  'ai_models.address': 'where the language model of an organization is, not a person',
  'removed_accounts.user_id': 'the news that an account was deleted',
});
