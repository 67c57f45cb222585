import type { AchievementContent } from '@nivel/contracts/learning/content/achievement';
import type { PartContent } from '@nivel/contracts/learning/content/part';
import type { SkillName } from '@nivel/contracts/learning/content/skill';
import type { Teaching } from '@nivel/contracts/learning/content/teaching';

/** A part as the rules see it; `body` contains solutions and never leaves the service unchanged. */
export interface Part {
  readonly id: string;
  readonly slug: string;
  readonly type: PartContent['type'];
  readonly title: string;
  readonly points: number;
  readonly estimatedMinutes: number;
  readonly order: number;
  readonly skill: SkillName;
  /** Unknown for parts that an earlier release imported. */
  readonly goal?: Teaching['goal'] | undefined;
  readonly sources?: Teaching['sources'] | undefined;
  readonly reviewedOn?: Teaching['reviewedOn'] | undefined;
  readonly body: PartContent['body'];
  readonly moduleId: string;
  readonly levelId: string;
}

export interface CurriculumModule {
  readonly id: string;
  readonly levelId: string;
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly estimatedMinutes: number;
  /** Only modules that are active; a removed one locks nobody out. */
  readonly prerequisites: readonly string[];
  readonly learningObjectives: readonly string[];
  readonly parts: readonly Part[];
}

export interface Level {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly duration: string;
  readonly color: string;
  readonly modules: readonly CurriculumModule[];
}

/** One that is offered; those that are not active yet are not read. */
export type Achievement = Omit<AchievementContent, 'active'>;

/** What of the curriculum is active, in order, with look-ups. Never changed: a new import makes a new one. */
export interface Curriculum {
  readonly version: number;
  readonly levels: readonly Level[];
  /** Every module in the order of the curriculum. */
  readonly modules: readonly CurriculumModule[];
  readonly achievements: readonly Achievement[];
  readonly levelById: ReadonlyMap<string, Level>;
  readonly moduleById: ReadonlyMap<string, CurriculumModule>;
  readonly partById: ReadonlyMap<string, Part>;
}

/** What answers show of a module's level. */
export const levelOf = (
  curriculum: Curriculum,
  module: CurriculumModule,
): { id: string; name: string; color: string } => {
  const level = curriculum.levelById.get(module.levelId);
  return { id: module.levelId, name: level?.name ?? module.levelId, color: level?.color ?? '' };
};

/** Puts the look-ups beside the tree. Modules without active parts stay visible but count for nothing. */
export const curriculumOf = (
  version: number,
  levels: readonly Level[],
  achievements: readonly Achievement[],
): Curriculum => {
  const active = new Set(levels.flatMap((level) => level.modules.map(({ id }) => id)));
  const cleaned = levels.map((level) => ({
    ...level,
    modules: level.modules.map((module) => ({
      ...module,
      prerequisites: module.prerequisites.filter((id) => active.has(id)),
    })),
  }));
  const modules = cleaned.flatMap((level) => level.modules);
  return {
    version,
    levels: cleaned,
    modules,
    achievements,
    levelById: new Map(cleaned.map((level) => [level.id, level])),
    moduleById: new Map(modules.map((module) => [module.id, module])),
    partById: new Map(modules.flatMap((module) => module.parts.map((part) => [part.id, part] as const))),
  };
};
