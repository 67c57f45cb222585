import { Injectable } from '@nestjs/common';
import { achievementContentSchema } from '@nivel/contracts/learning/content/achievement';
import { partContentSchema } from '@nivel/contracts/learning/content/part';
import type { LearningReads } from '../database.ts';
import { skillOf } from '../learner/skills.ts';
import {
  curriculumOf,
  type Achievement,
  type Curriculum,
  type CurriculumModule,
  type Level,
  type Part,
} from './curriculum.ts';

type ModuleRow = Awaited<ReturnType<CurriculumRepository['readLevels']>>[number]['modules'][number];

/** Reads the active part of the imported curriculum. */
@Injectable()
export class CurriculumRepository {
  /** The version of the last import; 0 before the first one. */
  async version(reads: LearningReads): Promise<number> {
    const row = await reads.client.curriculumVersion.findUnique({ where: { id: 1 } });
    return row?.version ?? 0;
  }

  async read(reads: LearningReads): Promise<Curriculum> {
    // The version first: should an import fall in between, the next look sees a newer one and reads again.
    const version = await this.version(reads);
    const [levels, achievements] = await Promise.all([this.readLevels(reads), this.readAchievements(reads)]);
    return curriculumOf(version, levels.map(toLevel), achievements);
  }

  private async readAchievements(reads: LearningReads): Promise<Achievement[]> {
    const rows = await reads.client.achievement.findMany({
      where: { isActive: true },
      orderBy: { orderIndex: 'asc' },
    });
    return rows.map(({ id, title, description, icon, points, requirements }) =>
      achievementContentSchema.parse({ id, title, description, icon, points, requirements }),
    );
  }

  readLevels(reads: LearningReads) {
    return reads.client.curriculumLevel.findMany({
      where: { isActive: true },
      orderBy: { orderIndex: 'asc' },
      include: {
        modules: {
          where: { isActive: true },
          orderBy: { moduleNumber: 'asc' },
          include: { parts: { where: { isActive: true }, orderBy: { orderIndex: 'asc' } } },
        },
      },
    });
  }
}

const toLevel = (row: Awaited<ReturnType<CurriculumRepository['readLevels']>>[number]): Level => ({
  id: row.id,
  name: row.name,
  description: row.description,
  duration: row.duration,
  color: row.color,
  modules: row.modules.map(toModule),
});

const toModule = (row: ModuleRow): CurriculumModule => ({
  id: row.id,
  levelId: row.levelId,
  number: row.moduleNumber,
  title: row.title,
  description: row.description,
  estimatedMinutes: row.estimatedDuration,
  prerequisites: row.prerequisites,
  learningObjectives: row.learningObjectives,
  parts: row.parts.map((part) => toPart(part, row.levelId)),
});

const toPart = (row: ModuleRow['parts'][number], levelId: string): Part => {
  const { isActive: _, moduleId, metadata, estimatedDuration, orderIndex, ...same } = row;
  const part = partContentSchema.parse({
    ...same,
    ...(metadata as object),
    estimatedMinutes: estimatedDuration,
    order: orderIndex,
  });
  const { id, slug, type, title, points, estimatedMinutes, order, body, goal, sources, reviewedOn } = part;
  const known = { id, slug, type, title, points, estimatedMinutes, order, body, goal, sources, reviewedOn };
  return { ...known, skill: skillOf(part), moduleId, levelId };
};
