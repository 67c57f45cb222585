import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  aContentTree,
  aLevel,
  aModule,
  aTextPart,
  curriculumFrom,
  idOf,
  modules,
  parts,
} from '../../test/a-curriculum.ts';
import type { ContentTree } from '../curriculum/content-tree.ts';
import type { Curriculum, CurriculumModule } from '../curriculum/curriculum.ts';
import {
  currentLevelOf,
  isModuleDone,
  lockOfModule,
  nextOpenPart,
  percentageOf,
  unlockedLevels,
  type ProgressSnapshot,
} from './unlocking.ts';

const curriculum = curriculumFrom(aContentTree());
const snapshot = (done: readonly string[], more: Partial<ProgressSnapshot> = {}): ProgressSnapshot => ({
  parts: new Map(done.map((id) => [id, 1])),
  modules: new Map(),
  unlockedLevels: [],
  ...more,
});
const moduleIn = (from: Curriculum, id: string): CurriculumModule => {
  const module = from.moduleById.get(id);
  if (module === undefined) throw new Error(`the test curriculum has no module ${id}`);
  return module;
};
const firstModule = [parts.video, parts.text, parts.exercises];

/** A level of five modules with one part each, and one module above it. */
const fiveModules = (): ContentTree => ({
  levels: [
    aLevel(
      'X100',
      Array.from({ length: 5 }, (_, index) => aModule(index + 1, [aTextPart(idOf('c', index + 1), 1)])),
    ),
    aLevel('X200', [aModule(9, [aTextPart(idOf('c', 9), 1)])]),
  ],
  achievements: [],
});

describe('levels', () => {
  it('unlock at 80 percent of the modules before, not earlier', () => {
    const five = curriculumFrom(fiveModules());
    const unlockedAfter = (count: number) =>
      unlockedLevels(five, snapshot(Array.from({ length: count }, (_, index) => idOf('c', index + 1))), 80);
    expect(unlockedAfter(3)).toEqual(['X100']);
    expect(unlockedAfter(4)).toEqual(['X100', 'X200']);
  });

  it('without modules hold nobody up, but nobody skips a level that has some', () => {
    expect(unlockedLevels(curriculum, snapshot([]), 80)).toEqual(['X100']);
    const all = [...firstModule, ...parts.second, parts.deep];
    expect(unlockedLevels(curriculum, snapshot(all), 80)).toEqual(['X100', 'X200', 'X300']);
    expect(currentLevelOf(curriculum, ['X200', 'X300'], 'X100')).toBe('X200');
  });

  it('stay unlocked when the curriculum grows', () => {
    expect(unlockedLevels(curriculum, snapshot([], { unlockedLevels: ['X200'] }), 80)).toEqual(['X100', 'X200']);
  });
});

describe('modules', () => {
  const module = (id: string) => moduleIn(curriculum, id);

  it('open with number 1, without prerequisites, or when all of them are completed', () => {
    expect(lockOfModule(curriculum, snapshot([]), module(modules.first), 80)).toBeNull();
    expect(lockOfModule(curriculum, snapshot([]), module(modules.second), 80)).toMatchObject({
      reason: 'prerequisites',
      moduleIds: [modules.first],
    });
    expect(lockOfModule(curriculum, snapshot(firstModule), module(modules.second), 80)).toBeNull();
  });

  it('of a locked level are locked, and say how much is missing', () => {
    expect(lockOfModule(curriculum, snapshot(firstModule), module(modules.deep), 80)).toMatchObject({
      reason: 'level',
      levelId: 'X100',
      modulesCompleted: 1,
      modulesNeeded: 2,
    });
  });

  it('that were begun stay open when the curriculum is rearranged', () => {
    expect(lockOfModule(curriculum, snapshot([parts.second[0]]), module(modules.second), 80)).toBeNull();
  });

  it('without active parts are not completable, count for nothing and lock nobody', () => {
    const tree = fiveModules();
    const empty = aModule(6, []);
    const guarded = aModule(7, [aTextPart(idOf('c', 7), 1)], { prerequisites: [empty.id] });
    const changed = curriculumFrom({
      ...tree,
      levels: tree.levels.map((level, index) => ({
        ...level,
        modules: index === 0 ? [...level.modules, empty, guarded] : level.modules,
      })),
    });
    const five = [1, 2, 3, 4].map((number) => idOf('c', number));
    expect(isModuleDone(snapshot([]), moduleIn(changed, empty.id))).toBe(false);
    // Four of six modules with parts are 67 percent; five would be enough.
    expect(unlockedLevels(changed, snapshot(five), 80)).toEqual(['X100']);
    expect(unlockedLevels(changed, snapshot([...five, idOf('c', 5)]), 80)).toEqual(['X100', 'X200']);
    expect(lockOfModule(changed, snapshot([]), moduleIn(changed, guarded.id), 80)).toBeNull();
  });

  it('show percent of the parts active today, with two decimals', () => {
    expect(percentageOf(snapshot([parts.video]), module(modules.first))).toBe(33.33);
    expect(percentageOf(snapshot([parts.video, idOf('c', 99)]), module(modules.first))).toBe(33.33);
  });
});

describe('the next part', () => {
  it('is always open and not completed, until nothing open is left', () => {
    const everything = [...firstModule, ...parts.second, parts.deep];
    fc.assert(
      fc.property(fc.subarray(everything), (done) => {
        const now = snapshot(done);
        const next = nextOpenPart(curriculum, now, 80);
        if (next === null) return expect(done).toHaveLength(everything.length);
        expect(done).not.toContain(next.id);
        return expect(lockOfModule(curriculum, now, moduleIn(curriculum, next.moduleId), 80)).toBeNull();
      }),
    );
  });
});
