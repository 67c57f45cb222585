import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { FoundPlace } from '@nivel/contracts/learning/found-place';
import type { LockedBecause } from '@nivel/contracts/learning/learning.errors';
import type { searchCurriculum } from '@nivel/contracts/learning/search-curriculum.operation';
import { piecesOf } from '../curriculum-places/excerpts.ts';
import type { Curriculum, CurriculumModule } from '../curriculum/curriculum.ts';
import { lockOfModule, sampleOf, type Standing } from '../unlocking/unlocking.ts';
import type { FoundRow } from './search.repository.ts';

type Found = OutputOf<typeof searchCurriculum>['results'][number];

/** Why each part is locked; null for those that open, samples among them. */
export const locksOf = (
  curriculum: Curriculum,
  standing: Standing,
  unlockPercent: number,
): Map<string, LockedBecause | null> => {
  const lockIn = (module: CurriculumModule) => lockOfModule(curriculum, standing, module, unlockPercent);
  return new Map(
    curriculum.modules.flatMap((module) => {
      const [lock, sample] = [lockIn(module), sampleOf(module)];
      return module.parts.map((part) => [part.id, part === sample ? null : lock] as const);
    }),
  );
};

const placesOf = (rows: readonly FoundRow[]): FoundPlace[] =>
  rows.flatMap(({ kind, anchor, heading, excerpt }) =>
    kind === 'title' ? [] : [{ kind, anchor, heading, excerpt: piecesOf(excerpt) }],
  );

/**
 * The results by part, in the order of the rows. Pure. A locked part shows no place, whatever matches in it; parts that are no
 * longer taught are left out.
 */
export const foundParts = (
  curriculum: Curriculum,
  locks: ReadonlyMap<string, LockedBecause | null>,
  rows: readonly FoundRow[],
): Found[] =>
  [...Map.groupBy(rows, ({ part_id: id }) => id)].flatMap(([id, own]) => {
    const part = curriculum.partById.get(id);
    const module = part && curriculum.moduleById.get(part.moduleId);
    const lock = locks.get(id);
    if (part === undefined || module === undefined || lock === undefined) return [];
    const { title, type } = part;
    return [
      {
        part_id: id,
        title,
        type,
        module_id: module.id,
        module_title: module.title,
        level_id: module.levelId,
        locked_because: lock,
        places: lock === null ? placesOf(own) : [],
      },
    ];
  });
