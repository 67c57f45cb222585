import { normalTree, type ContentTree } from '../curriculum/content-tree.ts';
import type { LearningReads, LearningUnit } from '../database.ts';

/** How many versions are listed. */
const LISTED = 50;

const treeOfText = (text: string): ContentTree => normalTree(JSON.parse(text));

/** The version that learners see; 0 and an empty tree before the first one. */
export const readPublished = async (
  reads: LearningReads | LearningUnit,
): Promise<{ version: number; tree: ContentTree }> => {
  const row = await reads.client.publishedCurriculum.findFirst({ orderBy: { version: 'desc' } });
  return row === null
    ? { version: 0, tree: { levels: [], achievements: [] } }
    : { version: row.version, tree: treeOfText(row.tree) };
};

/** The content of a version; null where there is none. */
export const readVersion = async (
  reads: LearningReads | LearningUnit,
  version: number,
): Promise<ContentTree | null> => {
  const row = await reads.client.publishedCurriculum.findUnique({ where: { version } });
  return row && treeOfText(row.tree);
};

/** The version that a command has published already, or null. */
export const versionPublishedAs = async (unit: LearningUnit, publishId: string): Promise<number | null> => {
  const row = await unit.client.publishedCurriculum.findUnique({ where: { publishId }, select: { version: true } });
  return row?.version ?? null;
};

/** The last versions without their content, the newest first. */
export const listVersions = (reads: LearningReads) =>
  reads.client.publishedCurriculum.findMany({
    orderBy: { version: 'desc' },
    take: LISTED,
    select: { version: true, source: true, publishedAt: true, note: true, restored: true },
  });

/** Whether anybody has published or drafted in the product. */
export const isWrittenHere = async (unit: LearningUnit): Promise<boolean> => {
  const published = await unit.client.publishedCurriculum.count({ where: { source: 'authors' } });
  return published > 0 || (await unit.client.curriculumDraft.count()) > 0;
};
