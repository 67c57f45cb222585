import { createHash } from 'node:crypto';
import { command } from '@nivel/messaging/statement';
import { BY_ITSELF, type UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { PartContent } from '@nivel/contracts/learning/content/part';
import { holdKey } from '@nivel/platform/advisory-lock';
import { savePlaces } from '../curriculum-places/places.repository.ts';
import { PLACES_VERSION } from '../curriculum-places/places.ts';
import { skillOf } from '../learner/skills.ts';
import type { LearningClient } from '../database.ts';
import type { ContentTree, LevelTree, ModuleTree } from './content-tree.ts';

export interface ImportResult {
  readonly version: number;
  readonly isChanged: boolean;
}

/** Only one import at a time. */
const IMPORT_KEY = 'curriculum-import';

/** The percent of every learner follows today's parts; earned results stay. */
const RECOUNT = command({
  text: `
UPDATE learning.module_progress m SET completion_percentage = today.percentage
FROM (
  SELECT p.user_id, p.module_id,
    round(100.0 * count(*) FILTER (WHERE c.id = ANY (p.parts_completed)) / count(*), 2) AS percentage
  FROM learning.module_progress p JOIN learning.curriculum_parts c ON c.module_id = p.module_id AND c.is_active
  GROUP BY p.user_id, p.module_id
) today
WHERE m.user_id = today.user_id AND m.module_id = today.module_id AND m.completion_percentage <> today.percentage`,
});

/**
 * Brings the tables to the state of the files, in one transaction: upserts by id, and what vanished becomes inactive. The same
 * files again change nothing. Running services see the raised version and read the curriculum again.
 */
export const importCurriculum = (work: UnitOfWork<LearningClient>, tree: ContentTree): Promise<ImportResult> => {
  const checksum = createHash('sha256')
    .update(JSON.stringify({ tree, places: PLACES_VERSION }))
    .digest('hex');
  return work.run(BY_ITSELF, async (unit) => {
    const { client } = unit;
    await holdKey(unit, IMPORT_KEY);
    const before = await client.curriculumVersion.findUnique({ where: { id: 1 } });
    if (before?.checksum === checksum) return { version: before.version, isChanged: false };
    for (const level of tree.levels) await saveLevel(client, level);
    for (const level of tree.levels) {
      for (const module of level.modules) await saveModule(client, level, module);
    }
    await saveAchievements(client, tree);
    await retire(client, tree);
    await savePlaces(unit, activePartsOf(tree));
    await unit.rows(RECOUNT, []);
    const version = (before?.version ?? 0) + 1;
    const data = { version, checksum, importedAt: unit.now };
    await client.curriculumVersion.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
    return { version, isChanged: true };
  });
};

/** The content: everything that is active, in a module and a level that are. */
const activePartsOf = ({ levels }: ContentTree): PartContent[] =>
  levels
    .filter(({ active }) => active)
    .flatMap(({ modules }) => modules.filter(({ active }) => active))
    .flatMap(({ parts }) => parts.filter(({ active }) => active));

const saveLevel = async (client: LearningClient, level: LevelTree): Promise<void> => {
  const { id, name, description, duration, color, order, active } = level;
  const data = { name, description, duration, color, orderIndex: order, isActive: active };
  await client.curriculumLevel.upsert({ where: { id }, create: { id, ...data }, update: data });
};

const saveModule = async (client: LearningClient, level: LevelTree, module: ModuleTree): Promise<void> => {
  const { id, number, slug, title, description, estimatedMinutes, prerequisites, learningObjectives, active } = module;
  const data = {
    levelId: level.id,
    moduleNumber: number,
    slug,
    title,
    description,
    estimatedDuration: estimatedMinutes,
    prerequisites,
    learningObjectives,
    isActive: active,
    updatedAt: new Date(),
  };
  await client.curriculumModule.upsert({ where: { id }, create: { id, ...data }, update: data });
  for (const part of module.parts) {
    const row = {
      moduleId: id,
      type: part.type,
      title: part.title,
      body: part.body,
      points: part.points,
      estimatedDuration: part.estimatedMinutes,
      orderIndex: part.order,
      metadata: metadataOf(part),
      isActive: part.active,
    };
    await client.curriculumPart.upsert({ where: { id: part.id }, create: { id: part.id, ...row }, update: row });
  }
};

const metadataOf = (part: PartContent) => {
  const { slug, goal, objectives, competencies, sources, reviewedOn } = part;
  return { slug, skill: skillOf(part), goal, objectives, competencies, sources, reviewedOn };
};

const saveAchievements = async (client: LearningClient, tree: ContentTree): Promise<void> => {
  for (const [index, { id, active, ...achievement }] of tree.achievements.entries()) {
    const data = { ...achievement, orderIndex: index + 1, isActive: active, updatedAt: new Date() };
    await client.achievement.upsert({ where: { id }, create: { id, ...data }, update: data });
  }
};

const retire = async (client: LearningClient, tree: ContentTree): Promise<void> => {
  const modules = tree.levels.flatMap((level) => level.modules);
  const gone = (ids: readonly string[]) => ({ where: { id: { notIn: [...ids] } }, data: { isActive: false } });
  await client.curriculumLevel.updateMany(gone(tree.levels.map(({ id }) => id)));
  await client.curriculumModule.updateMany(gone(modules.map(({ id }) => id)));
  await client.curriculumPart.updateMany(gone(modules.flatMap(({ parts }) => parts.map(({ id }) => id))));
  await client.achievement.updateMany(gone(tree.achievements.map(({ id }) => id)));
};
