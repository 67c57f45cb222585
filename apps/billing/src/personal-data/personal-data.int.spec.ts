import { testPersonalData } from '@nivel/testing/personal-columns';
import { personalSections } from './personal-data.sql.ts';

testPersonalData('billing', personalSections, {
  'promotion_tries.user_id': 'counts tries, for an hour',
  'removed_accounts.user_id': 'the news that an account was deleted',
  'team_offers.email': 'asked for without an account',
  'trials.holder': 'names the account or a card, so that each gets one trial',
});
