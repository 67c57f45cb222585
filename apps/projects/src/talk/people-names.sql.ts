import { array, query, text, uuid } from '@nivel/messaging/statement';

/** What people are called today, those too who are in Crico no more. */
export const PEOPLE_NAMES = query({
  text: 'SELECT user_id, full_name FROM crico_users WHERE user_id = ANY ($1) ORDER BY user_id',
  params: [array(uuid)],
  row: { user_id: uuid, full_name: text },
});
