import { testPersonalData } from '@nivel/testing/personal-columns';
import { personalSections } from './personal-data.sql.ts';

testPersonalData('auth', personalSections, {
  'account_versions.user_id': 'a number alone, which outlives the account as the news of its deletion',
  'factor_challenges.ip': 'codes under way, for ten minutes at most',
  'flow_states.user_id': 'sign-ins under way, for a day at most',
  'login_attempts.address': 'a hash, which names nobody',
  'one_time_tokens.user_id': 'codes under way, for a day at most',
  'provider_visits.user_id': 'ways to a provider and back, for ten minutes',
  'wrong_codes.user_id': 'counts wrong codes, for a day',
});
