import { command, query, text, timestamptz } from '@nivel/messaging/statement';

export const COPY_STATE = query({
  text: 'SELECT as_of AS "asOf", compared_at AS "comparedAt" FROM copies WHERE name = $1',
  params: [text],
  row: { asOf: timestamptz, comparedAt: timestamptz },
});

export const SAVE_COPY_STATE = command({
  text: `INSERT INTO copies AS c (name, as_of, compared_at) VALUES ($1, $2, $3)
ON CONFLICT (name) DO UPDATE SET as_of = GREATEST(c.as_of, EXCLUDED.as_of), compared_at = EXCLUDED.compared_at`,
  params: [text, timestamptz, timestamptz],
});

export const SAVE_COPY_TIME = command({
  text: 'UPDATE copies SET as_of = GREATEST(as_of, $2) WHERE name = $1',
  params: [text, timestamptz],
});

export const TAKE_COMPARISON = command({
  text: 'UPDATE copies SET compared_at = $3 WHERE name = $1 AND compared_at = $2 RETURNING name',
  params: [text, timestamptz, timestamptz],
  row: { name: text },
});
