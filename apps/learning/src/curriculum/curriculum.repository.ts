import { Injectable } from '@nestjs/common';
import { achievementContentSchema } from '@nivel/contracts/learning/content/achievement';
import { partContentSchema } from '@nivel/contracts/learning/content/part';
import { LearningDatabase } from '../database.ts';
import { skillOf } from '../progress/skills.ts';
import {
  curriculumOf,
  type Achievement,
  type Curriculum,
  type CurriculumModule,
  type Level,
  type Part,
} from './curriculum.ts';

type ModuleRow = Awaited<ReturnType<CurriculumRepository['readLevels']>>[number]['modules'][number];

/** Reads what is active of the imported curriculum. */
@Injectable()
export class CurriculumRepository {
  constructor(private readonly database: LearningDatabase) {}

  /** The version of the last import; 0 before the first one. */
  async version(): Promise<number> {
    const row = await this.database.prisma.curriculumVersion.findUnique({ where: { id: 1 } });
    return row?.version ?? 0;
  }

  async read(): Promise<Curriculum> {
    // The version first: should an import fall in between, the next look sees a newer one and reads again.
    const version = await this.version();
    const [levels, achievements] = await Promise.all([this.readLevels(), this.readAchievements()]);
    return curriculumOf(version, levels.map(toLevel), achievements);
  }

  private async readAchievements(): Promise<Achievement[]> {
    const rows = await this.database.prisma.achievement.findMany({
      where: { isActive: true },
      orderBy: { orderIndex: 'asc' },
    });
    return rows.map(({ id, title, description, icon, points, requirements }) =>
      achievementContentSchema.parse({ id, title, description, icon, points, requirements }),
    );
  }

  readLevels() {
    return this.database.prisma.curriculumLevel.findMany({
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
  const metadata = row.metadata as { slug: string; skill: string };
  const { isActive: _, moduleId, metadata: __, estimatedDuration, orderIndex, ...same } = row;
  const part = partContentSchema.parse({
    ...same,
    slug: metadata.slug,
    skill: metadata.skill,
    estimatedMinutes: estimatedDuration,
    order: orderIndex,
  });
  const { id, slug, type, title, points, estimatedMinutes, order, body } = part;
  return { id, slug, type, title, points, estimatedMinutes, order, body, skill: skillOf(part), moduleId, levelId };
};
