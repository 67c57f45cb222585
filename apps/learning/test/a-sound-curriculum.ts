import type { PartContent } from '@nivel/contracts/learning/content/part';
import { normalTree, type ContentTree } from '../src/curriculum/content-tree.ts';
import { aContentTree } from './a-curriculum.ts';

const taught = {
  goal: 'decir algo',
  objectives: [1],
  competencies: ['TA-1'],
  sources: [],
  reviewedOn: '2026-11-22',
} satisfies Partial<PartContent>;

const soundPart = (part: PartContent): PartContent =>
  part.type === 'exercises'
    ? { ...part, ...taught, body: { ...part.body, items: part.body.items.map((item) => ({ ...item, objective: 1 })) } }
    : { ...part, ...taught };

/** The test curriculum as files would have it: every part says what it is for. */
export const aSoundTree = (): ContentTree => {
  const { levels, achievements } = aContentTree();
  return normalTree({
    achievements,
    levels: levels.map((level) => ({
      ...level,
      modules: level.modules.map((module) => ({ ...module, parts: module.parts.map(soundPart) })),
    })),
  });
};
