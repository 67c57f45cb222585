import { command } from '@nivel/messaging/statement';
import type { PartContent } from '@nivel/contracts/learning/content/part';
import { savePlaces } from '../curriculum-places/places.repository.ts';
import { normalTree, type ContentTree, type LevelTree, type ModuleTree } from '../curriculum/content-tree.ts';
import type { LearningClient, LearningUnit } from '../database.ts';
import { skillOf } from '../learner/skills.ts';

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

/** Where a version comes from. */
interface Publication {
  readonly source: 'files' | 'authors';
  readonly note?: string;
  /** The older version whose content it has. */
  readonly restored?: number;
  /** Of the command that publishes; the same is published once. */
  readonly publishId?: string;
}

/**
 * Brings the tables to the state of a tree: upserts by id, and what vanished becomes inactive. Running services see the raised
 * version and read the curriculum again. Callers must hold the curriculum.
 *
 * @returns the new version
 */
export const publishTree = async (unit: LearningUnit, given: ContentTree, from: Publication): Promise<number> => {
  const { client } = unit;
  const tree = normalTree(given);
  for (const level of tree.levels) await saveLevel(client, level);
  for (const level of tree.levels) {
    for (const module of level.modules) await saveModule(client, level, module);
  }
  await saveAchievements(client, tree);
  await retire(client, tree);
  await indexTree(unit, tree);
  await unit.rows(RECOUNT, []);
  return noteVersion(unit, tree, from);
};

const noteVersion = async (unit: LearningUnit, tree: ContentTree, from: Publication): Promise<number> => {
  const { client, now } = unit;
  const before = await client.curriculumVersion.findUnique({ where: { id: 1 } });
  const version = (before?.version ?? 0) + 1;
  const data = { version, importedAt: now };
  await client.curriculumVersion.upsert({ where: { id: 1 }, create: { id: 1, checksum: '', ...data }, update: data });
  const { source, note = '', restored = null, publishId = null } = from;
  const origin = { source, note, restored, publishId, publishedAt: now, publishedBy: unit.actor };
  await client.publishedCurriculum.create({ data: { version, tree: JSON.stringify(tree), ...origin } });
  return version;
};

/** Makes the searchable places of a tree anew. */
export const indexTree = (unit: LearningUnit, tree: ContentTree): Promise<void> =>
  savePlaces(unit, activePartsOf(tree));

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
