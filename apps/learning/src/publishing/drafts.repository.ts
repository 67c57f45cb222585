import { thingKind } from '@nivel/contracts/learning/authoring';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { LearningReads, LearningUnit } from '../database.ts';
import { draftOf, isSameThing, newThingsIn, type Draft, type DraftedThing } from './draft.ts';
import { readPublished } from './published-versions.repository.ts';
import { thingSchema } from './things.ts';

/** Only one change of the curriculum or its drafts at a time. */
const CURRICULUM_KEY = 'curriculum-import';

/** Until the unit ends, nobody else publishes or drafts. */
export const holdCurriculum = (unit: LearningUnit): Promise<void> => holdKey(unit, CURRICULUM_KEY);

/** The published curriculum and everything that is drafted of it. */
export const readDraft = async (reads: LearningReads | LearningUnit): Promise<Draft> => {
  const { version, tree } = await readPublished(reads);
  const rows = await reads.client.curriculumDraft.findMany({ orderBy: { id: 'asc' } });
  const drafted = rows.map(({ id, kind, content }): DraftedThing => {
    const stored: unknown = content === null ? null : JSON.parse(content);
    const thing = stored === null ? null : thingSchema.parse({ kind, id, content: stored });
    return { id, kind: thingKind.parse(kind), thing };
  });
  return draftOf(version, tree, drafted);
};

/** Stores what is drafted of a thing in place of what was. */
export const saveDraft = async (unit: LearningUnit, { id, kind, thing }: DraftedThing): Promise<void> => {
  const content = thing === null ? null : JSON.stringify(thing.content);
  const data = { kind, content, changedAt: unit.now, changedBy: unit.actor };
  await unit.client.curriculumDraft.upsert({ where: { id }, create: { id, ...data }, update: data });
};

/** The same, but what is as it was published, or was never published and is removed, is no draft. */
export const settleDraft = async (unit: LearningUnit, draft: Draft, row: DraftedThing): Promise<void> => {
  if (isSameThing(draft.published.get(row.id), row.thing)) await removeDraft(unit, draft, row.id);
  else await saveDraft(unit, row);
};

/** Takes a draft away: the thing is again as it was published. What never was takes along what is new in it. */
export const removeDraft = async (unit: LearningUnit, draft: Draft, id: string): Promise<void> => {
  const gone = draft.published.has(id) ? [id] : [id, ...newThingsIn(draft, id)];
  await unit.client.curriculumDraft.deleteMany({ where: { id: { in: gone } } });
};

/** Takes every draft away, because all of them are published. */
export const removeDrafts = async (unit: LearningUnit): Promise<void> => {
  await unit.client.curriculumDraft.deleteMany();
};
