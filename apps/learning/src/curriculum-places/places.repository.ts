import type { PartContent } from '@nivel/contracts/learning/content/part';
import { command, json } from '@nivel/messaging/statement';
import type { LearningUnit } from '../database.ts';
import { placesOf } from './places.ts';

const CLEAR = command({ text: 'DELETE FROM learning.curriculum_places' });
const SAVE = command({
  text: `INSERT INTO learning.curriculum_places (part_id, place, kind, anchor, heading, body)
SELECT part_id, place, kind, anchor, heading, body FROM json_to_recordset($1::json)
  AS p (part_id uuid, place integer, kind text, anchor text, heading text, body text)`,
  params: [json<never>()],
});

/** Rebuilds the searchable places: the text of removed parts is no longer found. */
export const savePlaces = async (unit: LearningUnit, parts: readonly PartContent[]): Promise<void> => {
  await unit.rows(CLEAR, []);
  const rows = parts.flatMap((part) =>
    placesOf(part).map((place, index) => ({ part_id: part.id, place: index, ...place })),
  );
  await unit.rows(SAVE, [JSON.stringify(rows)]);
};
