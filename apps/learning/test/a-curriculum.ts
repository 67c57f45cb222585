import type { ExerciseItem } from '@nivel/contracts/learning/content/exercise-item';
import type { PartContent } from '@nivel/contracts/learning/content/part';
import type { ContentTree, LevelTree, ModuleTree } from '../src/curriculum/content-tree.ts';
import { curriculumOf, type Curriculum } from '../src/curriculum/curriculum.ts';
import { skillOf } from '../src/learner/skills.ts';

/** A well-formed id that tests can recognise: `idOf('a', 3)` ends in `a…003`. */
export const idOf = (kind: 'a' | 'b' | 'c' | 'd', number: number): string =>
  `01980000-0000-7000-8000-${kind}${String(number).padStart(11, '0')}`;

export const aTextPart = (id: string, order: number, overrides: Partial<PartContent> = {}): PartContent =>
  ({
    type: 'text',
    id,
    slug: `texto-${order}`,
    title: `Texto ${order}`,
    points: 10,
    estimatedMinutes: 5,
    order,
    active: true,
    body: { markdown: 'Hola' },
    ...overrides,
  }) as PartContent;

const aPicturedPart = (id: string, order: number): PartContent =>
  aTextPart(id, order, { body: { markdown: 'Hola\n\n![Un dibujo](x100/dibujo.webp)' } });

export const aVideoPart = (id: string, order: number, durationSeconds = 100): PartContent => ({
  type: 'video',
  id,
  slug: `video-${order}`,
  title: `Video ${order}`,
  points: 20,
  estimatedMinutes: 2,
  order,
  active: true,
  body: {
    video: 'x100/v.webm',
    captions: 'x100/v.vtt',
    poster: 'x100/v.webp',
    durationSeconds,
    transcript: [{ start: 0, end: 1, text: 'Hola' }],
    storyboard: 'a'.repeat(64),
    notes: '',
  },
});

const verdict = { right: 'Bien', wrong: 'Todavía no' };
export const items: ExerciseItem[] = [
  {
    id: 'una',
    type: 'single_choice',
    prompt: '¿Cuál?',
    weight: 1,
    options: [
      { id: 'si', text: 'Sí', correct: true, feedback: 'Es esa' },
      { id: 'no', text: 'No', correct: false, feedback: 'Esa no' },
    ],
  },
  { id: 'cuanto', type: 'number', prompt: '¿Cuánto?', weight: 1, value: 3, tolerance: 0.5, feedback: verdict },
];
export const rightAnswers = { una: 'si', cuanto: 3.25 };
export const wrongAnswers = { una: 'no', cuanto: 9 };
/** Graded items by their ids: each run has them in an order of its own. */
export const byId = <Item extends { readonly id: string }>(graded: readonly Item[]): Item[] =>
  graded.toSorted((one, other) => one.id.localeCompare(other.id));

export const anExercisesPart = (id: string, order: number): PartContent => ({
  type: 'exercises',
  id,
  slug: `ejercicios-${order}`,
  title: `Ejercicios ${order}`,
  points: 30,
  estimatedMinutes: 5,
  order,
  active: true,
  body: { passMark: 0.7, items },
});

export const aModule = (
  number: number,
  parts: readonly PartContent[],
  overrides: Partial<ModuleTree> = {},
): ModuleTree => ({
  id: idOf('b', number),
  number,
  slug: `modulo-${number}`,
  title: `Módulo ${number}`,
  description: 'Sobre algo',
  estimatedMinutes: 10,
  prerequisites: [],
  learningObjectives: ['Saber algo'],
  active: true,
  parts,
  ...overrides,
});

export const aLevel = (id: string, modules: readonly ModuleTree[]): LevelTree => ({
  id,
  name: `Nivel ${id}`,
  description: 'Un nivel',
  duration: '2 semanas',
  color: 'agave',
  order: Number(id.slice(1)) / 100,
  active: true,
  modules,
});

/** Parts of the test curriculum by their kind. */
export const parts = {
  video: idOf('c', 1),
  text: idOf('c', 2),
  exercises: idOf('c', 3),
  second: [idOf('c', 11), idOf('c', 12)] as const,
  deep: idOf('c', 21),
};
export const modules = { first: idOf('b', 1), second: idOf('b', 2), deep: idOf('b', 3) };
export const achievements = {
  firstModule: idOf('d', 1),
  hundred: idOf('d', 2),
  steady: idOf('d', 3),
  prompter: idOf('d', 4),
};

/**
 * X100: a module with a video (20), a text (10) and exercises (30), then one with two texts (10 each) that requires the first.
 * X200: one text that raises Deep Learning. X300 is empty. Completing a module gives 40 points, which at 100 total points
 * unlock another achievement.
 */
export const aContentTree = (): ContentTree => ({
  levels: [
    aLevel('X100', [
      aModule(1, [aVideoPart(parts.video, 1), aPicturedPart(parts.text, 2), anExercisesPart(parts.exercises, 3)]),
      aModule(2, [aTextPart(parts.second[0], 1), aTextPart(parts.second[1], 2)], { prerequisites: [modules.first] }),
    ]),
    aLevel('X200', [aModule(1, [aTextPart(parts.deep, 1, { skill: 'Deep Learning' })], { id: modules.deep })]),
    aLevel('X300', []),
  ],
  achievements: [
    achievement(achievements.firstModule, 'Primer módulo', 40, { modules_completed: 1 }),
    achievement(achievements.hundred, 'Cien puntos', 5, { total_points: 100 }),
    achievement(achievements.steady, 'Constancia', 15, { streak_days: 3 }),
    achievement(achievements.prompter, 'Buen prompt', 10, { skill_value: 90 }),
  ],
});

const achievement = (
  id: string,
  title: string,
  points: number,
  requirements: ContentTree['achievements'][number]['requirements'],
): ContentTree['achievements'][number] => ({
  id,
  title,
  description: title,
  icon: 'star',
  points,
  requirements,
  active: true,
});

/** A content tree as the rules see it after import and reading. */
export const curriculumFrom = (tree: ContentTree, version = 1): Curriculum =>
  curriculumOf(
    version,
    tree.levels
      .filter(({ active }) => active)
      .map((level) => ({
        ...level,
        modules: level.modules
          .filter(({ active }) => active)
          .map((module) => ({
            ...module,
            levelId: level.id,
            parts: module.parts
              .filter(({ active }) => active)
              .map((part) => ({ ...part, skill: skillOf(part), moduleId: module.id, levelId: level.id })),
          })),
      })),
    tree.achievements,
  );
