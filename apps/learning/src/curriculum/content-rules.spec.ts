import { describe, expect, test } from '@jest/globals';
import { findContentProblems, findSmallPools } from './content-rules.ts';
import type { ExerciseItem, ExercisesBody } from '@nivel/contracts/learning/content/exercise-item';
import type { ContentTree, ModuleTree } from './content-tree.ts';

const uuid = (tail: number): string => `01a1f978-0000-7000-8000-${String(tail).padStart(12, '0')}`;

const aModule = (overrides: Partial<ModuleTree> = {}): ModuleTree => ({
  id: uuid(1),
  number: 1,
  slug: 'uno',
  title: 'Uno',
  description: 'Uno',
  estimatedMinutes: 5,
  prerequisites: [],
  learningObjectives: ['Uno'],
  active: true,
  parts: [],
  ...overrides,
});

const aTree = (...modules: ModuleTree[]): ContentTree => ({
  levels: [{ id: 'X100', name: 'X', description: 'X', duration: 'X', color: 'agave', order: 1, active: true, modules }],
  achievements: [],
});

const aPart = (id: number, order: number): ModuleTree['parts'][number] => ({
  type: 'text',
  id: uuid(id),
  slug: 'parte',
  title: 'Parte',
  points: 10,
  estimatedMinutes: 1,
  order,
  active: true,
  goal: 'leer',
  objectives: [1],
  competencies: ['TA-1'],
  sources: [],
  reviewedOn: '2026-11-22',
  body: { markdown: 'Hola' },
});

const anExercise = (overrides: Partial<ExerciseItem> = {}): ModuleTree['parts'][number] => ({
  ...aPart(9, 1),
  type: 'exercises',
  body: {
    passMark: 0.7,
    items: [
      {
        id: 'una',
        type: 'true_false',
        prompt: '¿Sí?',
        weight: 1,
        objective: 1,
        answer: true,
        feedback: { right: 'Sí', wrong: 'No' },
        ...overrides,
      } as ExerciseItem,
    ],
  },
});

describe('findContentProblems', () => {
  test('finds nothing in a sound curriculum', () => {
    const tree = aTree(aModule(), aModule({ id: uuid(2), number: 2, prerequisites: [uuid(1)] }));
    expect(findContentProblems(tree)).toEqual([]);
  });

  test('no two things of any kind share an id', () => {
    expect(findContentProblems(aTree(aModule({ parts: [aPart(1, 1)] })))).toEqual([
      `Two things share the id ${uuid(1)}`,
    ]);
  });

  test('a prerequisite comes earlier', () => {
    const tree = aTree(aModule({ prerequisites: [uuid(2)] }), aModule({ id: uuid(2), number: 2 }));
    expect(findContentProblems(tree)).toEqual([`"Uno" requires ${uuid(2)}, which is no earlier module`]);
  });

  test('a module is not its own prerequisite', () => {
    expect(findContentProblems(aTree(aModule({ prerequisites: [uuid(1)] })))).toHaveLength(1);
  });

  test('two modules of a level do not share a number, and two parts no order', () => {
    const tree = aTree(aModule({ parts: [aPart(3, 1), aPart(4, 1)] }), aModule({ id: uuid(2) }));
    expect(findContentProblems(tree)).toEqual(['Two modules of X100 have number 1', 'Two parts of "Uno" have order 1']);
  });

  test.each(['goal', 'objectives', 'competencies', 'sources', 'reviewedOn'] as const)(
    'a part states its %s',
    (field) => {
      const tree = aTree(aModule({ parts: [{ ...aPart(3, 1), [field]: undefined }] }));
      expect(findContentProblems(tree)).toContain(
        '"Parte" lacks goal, objectives, competencies, sources or reviewedOn',
      );
    },
  );

  test('a part serves objectives that its module has', () => {
    const tree = aTree(aModule({ parts: [{ ...aPart(3, 1), objectives: [2] }] }));
    expect(findContentProblems(tree)).toEqual(['"Parte" names objective 2, which its module does not have']);
  });

  test('an item tests an objective of its part, or of another module of its level', () => {
    const withItem = (item: Partial<ExerciseItem>) =>
      findContentProblems(aTree(aModule({ parts: [anExercise(item)] }), aModule({ id: uuid(2), number: 2 })));
    const refused = ['Item una of "Parte" tests no objective of its part or of another module'];
    expect(withItem({})).toEqual([]);
    expect(withItem({ module: 2 })).toEqual([]);
    expect(withItem({ objective: undefined })).toEqual(refused);
    expect(withItem({ objective: 2 })).toEqual(refused);
    expect(withItem({ module: 2, objective: 2 })).toEqual(refused);
    expect(withItem({ module: 3 })).toEqual(refused);
  });
});

test('a review or a final set has a pool of twice the items of a run, or is named', () => {
  const [item] = (anExercise().body as ExercisesBody).items;
  if (item === undefined) throw new Error('the exercise has an item');
  const poolsOf = (count: number, set: Partial<ExercisesBody>) => {
    const items = Array.from({ length: count }, (_, index) => ({ ...item, id: `i${index}` }));
    const part = { ...anExercise(), title: 'Reto', body: { passMark: 0.7, items, ...set } };
    return findSmallPools(aTree(aModule({ parts: [part as ModuleTree['parts'][number]] })));
  };
  expect(poolsOf(6, { kind: 'final', draw: 3 })).toEqual([]);
  expect(poolsOf(5, { kind: 'final', draw: 3 })).toEqual([{ title: 'Reto', asked: 3, pool: 5 }]);
  expect(poolsOf(5, { kind: 'review' })).toEqual([{ title: 'Reto', asked: 5, pool: 5 }]);
  expect(poolsOf(5, {})).toEqual([]);
});
