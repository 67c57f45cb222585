import { array, command, jsonb, nullable, uuid, type SqlType } from '@nivel/messaging/statement';
import type { Part } from './load-part.ts';
import { parts } from './load-parts.sql.ts';
import type { Loaded, LoadRequest } from './loaded.ts';

type PartName = keyof typeof parts;
const names = Object.keys(parts) as PartName[];

/** A statement that reads some of it: the fewer branches, the sooner it is done. */
const shapeOf = (shape: readonly PartName[]) => {
  let last = 1;
  const branches = shape.map((name): string => {
    const part: Part = parts[name];
    return part.sql(...part.params.map(() => `$${(last += 1)}`));
  });
  return {
    names: new Set(shape),
    statement: command({
      text: branches.join('\nUNION ALL\n'),
      params: [array(uuid), ...shape.flatMap((name): readonly SqlType[] => parts[name].params)] as readonly SqlType[],
      row: { projectId: nullable(uuid), loaded: jsonb<Loaded>() },
    }),
  };
};

/** The most frequent reads; the first that has all that is needed is taken. */
const shapes = [
  shapeOf(['has', 'lists', 'done', 'cards']),
  shapeOf(['has', 'lists', 'done', 'cards', 'dependents']),
  shapeOf(['has', 'lists', 'done', 'places', 'taken']),
  shapeOf(['has', 'lists', 'done', 'cards', 'places']),
  shapeOf(['has', 'lists', 'done', 'cards', 'places', 'taken']),
];
const everything = shapeOf(names);

/** The statement that reads what commands need of the projects that are locked, and its values. */
export const loadStatement = (projects: readonly string[], requests: readonly LoadRequest[]) => {
  const values = new Map(names.map((name) => [name, (parts[name] as Part).values(requests, projects)]));
  const needed = names.filter((name) => values.get(name) !== null);
  const shape = shapes.find((one) => needed.every((name) => one.names.has(name))) ?? everything;
  const given = [...shape.names].flatMap(
    (name) => values.get(name) ?? parts[name].params.map((): readonly unknown[] => []),
  );
  return { statement: shape.statement, values: [projects, ...given] };
};
