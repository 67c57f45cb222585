import { array, query, text, uuid } from '@nivel/messaging/statement';

/** The present names of people, also of those who have left Crico. */
export const PEOPLE_NAMES = query({
  text: 'SELECT user_id, full_name FROM crico_users WHERE user_id = ANY ($1) ORDER BY user_id',
  params: [array(uuid)],
  row: { user_id: uuid, full_name: text },
});
