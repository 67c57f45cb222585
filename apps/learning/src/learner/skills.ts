import type { SkillName } from '@nivel/contracts/learning/content/skill';
import type { PartContent } from '@nivel/contracts/learning/content/part';

/** Skills are counted in hundredths, as whole numbers: 0.1 + 0.2 must not show in a person's progress. */
export type Hundredths = number;

const HIGHEST: Hundredths = 10_000;

const byType: Readonly<Record<PartContent['type'], SkillName>> = {
  video: 'Prompting',
  text: 'Machine Learning',
  exercises: 'IA Aplicada',
};

/** The skill that a part raises: its own requirement, otherwise that of its type. */
export const skillOf = (part: { type: PartContent['type']; skill?: SkillName | undefined }): SkillName =>
  part.skill ?? byType[part.type];

/** Points divided by 10, in hundredths. */
export const gainOf = (points: number): Hundredths => points * 10;

export const raise = (value: Hundredths, gain: Hundredths): Hundredths => Math.min(HIGHEST, Math.max(0, value + gain));

/** Every learner has these from the first day. The texts are data of the learner's own row and are written in Spanish. */
export const firstSkills: readonly { name: SkillName; value: Hundredths; description: string }[] = [
  {
    name: 'Prompting',
    value: 1_000,
    description: 'Pedirle bien las cosas a un modelo: con contexto, con ejemplos y con un formato claro.',
  },
  {
    name: 'Machine Learning',
    value: 0,
    description: 'Entender cómo aprende una máquina a partir de datos y cuándo confiar en lo que predice.',
  },
  {
    name: 'Deep Learning',
    value: 0,
    description: 'Conocer por dentro las redes neuronales: capas, entrenamiento y límites.',
  },
  {
    name: 'IA Aplicada',
    value: 0,
    description: 'Resolver problemas reales con IA, de la idea al resultado que alguien usa.',
  },
];

/** Text of a skill that a learner did not have yet. */
export const describeSkill = (name: string): string =>
  firstSkills.find((skill) => skill.name === name)?.description ?? '';
