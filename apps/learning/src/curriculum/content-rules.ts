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

/**
 * What no single file can know: ids are unique, orders are unique, and a prerequisite is a module that comes earlier.
 *
 * @returns one sentence per broken rule; empty when the curriculum is sound
 */
export const findContentProblems = (tree: ContentTree): string[] => [
  ...idProblems(tree),
  ...orderProblems(tree),
  ...prerequisiteProblems(tree.levels.flatMap((level) => level.modules)),
];
