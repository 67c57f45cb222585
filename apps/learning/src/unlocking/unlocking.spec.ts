import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  aContentTree,
  aLevel,
  aModule,
  aTextPart,
  aVideoPart,
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
  sampleOf,
  type Standing,
} from './unlocking.ts';

const curriculum = curriculumFrom(aContentTree());
const snapshot = (done: readonly string[], more: Partial<Standing> = {}): Standing => ({
  tier: 'elite',
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

  it('without modules block nobody, but nobody skips a level that has some', () => {
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

  it('of a locked level are locked, and state how much is missing', () => {
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

  it('need a plan, besides the progress, but for the first level and the first module of the second', () => {
    const open = (module: CurriculumModule, more: Partial<Standing>) =>
      lockOfModule(paid, snapshot(all, more), module, 80);
    const tree = aContentTree();
    const further = aModule(2, [aVideoPart(idOf('c', 31), 1), aTextPart(idOf('c', 32), 2)], { id: idOf('b', 9) });
    const paid = curriculumFrom({
      ...tree,
      levels: tree.levels.map((level) =>
        level.id === 'X200' ? { ...level, modules: [...level.modules, further] } : level,
      ),
    });
    const all = [...firstModule, ...parts.second, parts.deep];
    const [deep, second, more] = [modules.deep, modules.second, further.id].map((id) => moduleIn(paid, id));
    if (deep === undefined || second === undefined || more === undefined) throw new Error('these modules are there');
    expect([deep, second].map((module) => open(module, { tier: 'free' }))).toEqual([null, null]);
    expect(open(more, { tier: 'free' })).toMatchObject({ reason: 'plan', tier: 'pro' });
    expect((['pro', 'elite'] as const).map((tier) => open(more, { tier }))).toEqual([null, null]);
    // Both are missing: the answer names the missing completion, and the plan beside it.
    const fresh = (tier: Standing['tier']) => lockOfModule(paid, snapshot([], { tier }), more, 80);
    expect(fresh('free')).toMatchObject({ reason: 'level', tier: 'pro', modulesNeeded: 2 });
    expect(fresh('pro')).toMatchObject({ reason: 'level', tier: null });
    // Parts completed under a plan are closed without it, and stay completed.
    const ended = snapshot([...all, idOf('c', 31), idOf('c', 32)], { tier: 'free' });
    expect(lockOfModule(paid, ended, more, 80)).toMatchObject({ reason: 'plan', tier: 'pro' });
    expect(isModuleDone(ended, more)).toBe(true);
    expect(nextOpenPart(paid, snapshot(all, { tier: 'free' }), 80)).toBeNull();
    expect(nextOpenPart(paid, snapshot(all), 80)?.id).toBe(idOf('c', 31));
    expect([deep, second, more].map((module) => sampleOf(module)?.id ?? null)).toEqual([null, null, idOf('c', 32)]);
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
