import { createHash } from 'node:crypto';
import { BY_ITSELF, type UnitOfWork } from '@nivel/messaging/unit-of-work';
import { PLACES_VERSION } from '../curriculum-places/places.ts';
import { normalTree, type ContentTree } from '../curriculum/content-tree.ts';
import type { LearningClient, LearningUnit } from '../database.ts';
import { isSameThing } from './draft.ts';
import { holdCurriculum, readDraft, saveDraft } from './drafts.repository.ts';
import { indexTree, publishTree } from './publish-tree.repository.ts';
import { isWrittenHere, readPublished } from './published-versions.repository.ts';
import { thingsOf } from './things.ts';

export interface ImportResult {
  readonly version: number;
  readonly isChanged: boolean;
  /** How many things were drafted, because the curriculum is written in the product. */
  readonly drafted?: number;
}

/**
 * What is new in the files since their last import becomes a draft to review. What an author has drafted already stays as it
 * is, and nothing is removed.
 */
const draftFiles = async (unit: LearningUnit, tree: ContentTree, last: ContentTree): Promise<number> => {
  const { published, drafted } = await readDraft(unit);
  const before = new Map(thingsOf(last).map((thing) => [thing.id, thing]));
  const fresh = thingsOf(tree).filter(
    (thing) =>
      !drafted.has(thing.id) &&
      !isSameThing(before.get(thing.id), thing) &&
      !isSameThing(published.get(thing.id), thing),
  );
  for (const thing of fresh) await saveDraft(unit, { id: thing.id, kind: thing.kind, thing });
  return fresh.length;
};

/** Takes files in that differ from those imported last. */
const takeIn = async (unit: LearningUnit, tree: ContentTree, last: string | null): Promise<ImportResult> => {
  if (!(await isWrittenHere(unit)))
    return { version: await publishTree(unit, tree, { source: 'files' }), isChanged: true };
  const { version, tree: published } = await readPublished(unit);
  const drafted = await draftFiles(unit, tree, last === null ? published : normalTree(JSON.parse(last)));
  await indexTree(unit, published);
  return { version, isChanged: false, drafted };
};

/**
 * Brings the curriculum to the state of the files, in one transaction: published where nobody has written in the product, else
 * drafted. The same files again change nothing.
 */
export const importCurriculum = (work: UnitOfWork<LearningClient>, tree: ContentTree): Promise<ImportResult> => {
  const checksum = createHash('sha256')
    .update(JSON.stringify({ tree, places: PLACES_VERSION }))
    .digest('hex');
  return work.run(BY_ITSELF, async (unit) => {
    await holdCurriculum(unit);
    const before = await unit.client.curriculumVersion.findUnique({ where: { id: 1 } });
    const last = before?.files ?? null;
    if (before?.checksum === checksum && last !== null) return { version: before.version, isChanged: false };
    const result = await takeIn(unit, tree, last);
    const data = { checksum, files: JSON.stringify(normalTree(tree)) };
    await unit.client.curriculumVersion.update({ where: { id: 1 }, data });
    return result;
  });
};
