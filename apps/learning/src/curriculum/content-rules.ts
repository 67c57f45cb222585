import type { ContentProblem } from '@nivel/contracts/learning/authoring';
import type { ProblemCode } from '@nivel/contracts/learning/authoring-values';
import type { PartContent } from '@nivel/contracts/learning/content/part';
import { isHandedInWhole } from '@nivel/contracts/learning/content/set-kind';
import type { ContentTree, ModuleTree } from './content-tree.ts';

const repeated = (values: readonly (string | number)[]): (string | number)[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

const problem = (code: ProblemCode, ...values: readonly (string | number)[]): ContentProblem => ({
  ...{ file: null, line: null, place: '' },
  ...{ code, values: values.map(String) },
});

const idProblems = ({ levels, achievements }: ContentTree): ContentProblem[] => {
  const modules = levels.flatMap((level) => level.modules);
  const parts = modules.flatMap((module) => module.parts);
  const ids = [...levels, ...modules, ...parts, ...achievements].map(({ id }) => id);
  return repeated(ids).map((id) => problem('shared_id', id));
};

const orderProblems = ({ levels }: ContentTree): ContentProblem[] => [
  ...repeated(levels.map(({ order }) => order)).map((order) => problem('level_order', order)),
  ...levels.flatMap((level) => [
    ...repeated(level.modules.map(({ number }) => number)).map((number) => problem('module_number', level.id, number)),
    ...level.modules.flatMap((module) =>
      repeated(module.parts.map(({ order }) => order)).map((order) => problem('part_order', module.title, order)),
    ),
  ]),
];

/** A module that is to be completed before it can be opened, by way of others: their titles, the first one again at the end. */
const circleFrom = (start: ModuleTree, byId: ReadonlyMap<string, ModuleTree>): readonly string[] | null => {
  const seen = new Set<string>();
  const walk = (module: ModuleTree, path: readonly string[]): readonly string[] | null => {
    for (const id of module.prerequisites) {
      const next = byId.get(id);
      if (id === start.id) return [...path, start.title];
      if (next === undefined || seen.has(id)) continue;
      seen.add(id);
      const found = walk(next, [...path, next.title]);
      if (found !== null) return found;
    }
    return null;
  };
  return walk(start, [start.title]);
};

const modulesOf = ({ levels }: ContentTree): ModuleTree[] => levels.flatMap((level) => level.modules);

/** The circle of prerequisites that a module is in, as titles in order; null where there is none. */
export const circleOf = (tree: ContentTree, moduleId: string): readonly string[] | null => {
  const byId = new Map(modulesOf(tree).map((module) => [module.id, module]));
  const module = byId.get(moduleId);
  return module === undefined ? null : circleFrom(module, byId);
};

const prerequisiteProblems = (tree: ContentTree): ContentProblem[] => {
  const earlier = new Set<string>();
  const titles = new Map(modulesOf(tree).map(({ id, title }) => [id, title]));
  return modulesOf(tree).flatMap((module) => {
    const missing = module.prerequisites.filter((id) => !earlier.has(id));
    earlier.add(module.id);
    return missing.map((id) => problem('later_prerequisite', module.title, id, titles.get(id) ?? id));
  });
};

const isTaught = ({ goal, objectives, competencies, sources, reviewedOn }: PartContent): boolean =>
  [goal, objectives, competencies, sources, reviewedOn].every((field) => field !== undefined);

const objectiveProblems = (part: PartContent, own: ModuleTree, modules: readonly ModuleTree[]): ContentProblem[] => {
  const named = part.objectives ?? [];
  const items = part.type === 'exercises' ? part.body.items : [];
  const isKnown = ({ module = own.number, objective = 0 }: (typeof items)[number]): boolean => {
    if (module === own.number) return named.includes(objective);
    const other = modules.find(({ number }) => number === module);
    return other?.learningObjectives[objective - 1] !== undefined;
  };
  return [
    ...named
      .filter((number) => number > own.learningObjectives.length)
      .map((number) => problem('unknown_objective', part.title, number)),
    ...items.filter((item) => !isKnown(item)).map(({ id }) => problem('untested_objective', part.title, id)),
  ];
};

const teachingProblems = ({ levels }: ContentTree): ContentProblem[] =>
  levels.flatMap(({ modules }) =>
    modules.flatMap((module) =>
      module.parts.flatMap((part) => [
        ...(isTaught(part) ? [] : [problem('untaught', part.title)]),
        ...objectiveProblems(part, module, modules),
      ]),
    ),
  );

/** A set whose runs soon repeat items, because its pool is smaller than two runs. */
export interface SmallPool {
  readonly title: string;
  readonly asked: number;
  readonly pool: number;
}

/** Reviews and final sets whose pool does not hold twice as many items as a run asks. */
export const findSmallPools = ({ levels }: ContentTree): SmallPool[] =>
  levels
    .flatMap(({ modules }) => modules.flatMap(({ parts }) => parts))
    .flatMap((part): SmallPool[] => {
      if (part.type !== 'exercises' || !isHandedInWhole(part.body)) return [];
      const { draw = part.body.items.length, items } = part.body;
      return items.length < 2 * draw ? [{ title: part.title, asked: draw, pool: items.length }] : [];
    });

/**
 * What no single file can know: ids are unique, orders are unique, a prerequisite is a module that comes earlier, and every
 * part states its goal: its items test objectives that the part names and the module has.
 */
export const contradictionsIn = (tree: ContentTree): ContentProblem[] => [
  ...idProblems(tree),
  ...orderProblems(tree),
  ...prerequisiteProblems(tree),
  ...teachingProblems(tree),
];

/** What contradictions are called in a terminal, from what their problem names. */
const sentences: Partial<Record<ProblemCode, (first: string, second: string) => string>> = {
  shared_id: (id) => `Two things share the id ${id}`,
  level_order: (order) => `Two levels have order ${order}`,
  module_number: (level, number) => `Two modules of ${level} have number ${number}`,
  part_order: (module, order) => `Two parts of "${module}" have order ${order}`,
  later_prerequisite: (module, required) => `"${module}" requires ${required}, which is no earlier module`,
  untaught: (part) => `"${part}" lacks goal, objectives, competencies, sources or reviewedOn`,
  unknown_objective: (part, number) => `"${part}" names objective ${number}, which its module does not have`,
  untested_objective: (part, item) => `Item ${item} of "${part}" tests no objective of its part or of another module`,
};

const sentenceOf = ({ code, values: [first = '', second = ''] }: ContentProblem): string =>
  sentences[code]?.(first, second) ?? code;

/** @returns one sentence per contradiction, for who reads a terminal; empty when the curriculum is sound */
export const findContentProblems = (tree: ContentTree): string[] => contradictionsIn(tree).map(sentenceOf);
