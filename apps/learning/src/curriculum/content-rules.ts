import type { PartContent } from '@nivel/contracts/learning/content/part';
import { isHandedInWhole } from '@nivel/contracts/learning/content/set-kind';
import type { ContentTree, ModuleTree } from './content-tree.ts';

const repeated = (values: readonly (string | number)[]): (string | number)[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

const idProblems = ({ levels, achievements }: ContentTree): string[] => {
  const modules = levels.flatMap((level) => level.modules);
  const parts = modules.flatMap((module) => module.parts);
  const ids = [...levels, ...modules, ...parts, ...achievements].map(({ id }) => id);
  return repeated(ids).map((id) => `Two things share the id ${id}`);
};

const orderProblems = ({ levels }: ContentTree): string[] => [
  ...repeated(levels.map(({ order }) => order)).map((order) => `Two levels have order ${order}`),
  ...levels.flatMap((level) => [
    ...repeated(level.modules.map(({ number }) => number)).map(
      (number) => `Two modules of ${level.id} have number ${number}`,
    ),
    ...level.modules.flatMap((module) =>
      repeated(module.parts.map(({ order }) => order)).map(
        (order) => `Two parts of "${module.title}" have order ${order}`,
      ),
    ),
  ]),
];

const prerequisiteProblems = (modules: readonly ModuleTree[]): string[] => {
  const earlier = new Set<string>();
  return modules.flatMap((module) => {
    const missing = module.prerequisites.filter((id) => !earlier.has(id));
    earlier.add(module.id);
    return missing.map((id) => `"${module.title}" requires ${id}, which is no earlier module`);
  });
};

const isTaught = ({ goal, objectives, competencies, sources, reviewedOn }: PartContent): boolean =>
  [goal, objectives, competencies, sources, reviewedOn].every((field) => field !== undefined);

const objectiveProblems = (part: PartContent, own: ModuleTree, modules: readonly ModuleTree[]): string[] => {
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
      .map((number) => `"${part.title}" names objective ${number}, which its module does not have`),
    ...items
      .filter((item) => !isKnown(item))
      .map(({ id }) => `Item ${id} of "${part.title}" tests no objective of its part or of another module`),
  ];
};

const teachingProblems = ({ levels }: ContentTree): string[] =>
  levels.flatMap(({ modules }) =>
    modules.flatMap((module) =>
      module.parts.flatMap((part) => [
        ...(isTaught(part) ? [] : [`"${part.title}" lacks goal, objectives, competencies, sources or reviewedOn`]),
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
 *
 * @returns one sentence per broken rule; empty when the curriculum is sound
 */
export const findContentProblems = (tree: ContentTree): string[] => [
  ...idProblems(tree),
  ...orderProblems(tree),
  ...prerequisiteProblems(tree.levels.flatMap((level) => level.modules)),
  ...teachingProblems(tree),
];
