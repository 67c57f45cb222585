import type { ThingKind } from '@nivel/contracts/learning/authoring-values';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import type { OutlinedThing } from './data/curriculum.queries.ts';
import type { Content } from './fields/content.ts';

/** What a new thing is: its kind, what it is in, and for a part its type. */
export interface NewThing {
  readonly kind: ThingKind;
  readonly parentId: string | null;
  readonly partType: 'text' | 'video' | 'exercises';
}

const bodies = {
  text: { markdown: '' },
  video: { video: '', captions: '', poster: '', durationSeconds: 60, transcript: [], storyboard: '', notes: '' },
  exercises: { passMark: 0.7, items: [] },
} as const;

/** The number of a level behind those that there are, in its id: order changes, ids do not. */
const levelAfter = (levels: readonly OutlinedThing[]): number =>
  Math.max(0, ...levels.map(({ id }) => Number(id.charAt(1)))) + 1;

type Fresh = (thing: NewThing, next: number, beside: readonly OutlinedThing[]) => Content;

const fresh: Readonly<Record<ThingKind, Fresh>> = {
  level: (_, next, beside) => ({
    ...{ id: `X${levelAfter(beside)}00`, name: '', description: '', duration: '', color: 'agave', order: next },
  }),
  module: ({ parentId }, next) => ({
    ...{ id: uuidv7(), levelId: parentId, number: next, slug: '', title: '', description: '' },
    ...{ estimatedMinutes: 10, learningObjectives: [], prerequisites: [] },
  }),
  part: ({ parentId, partType }, next) => ({
    ...{ id: uuidv7(), moduleId: parentId, type: partType, order: next, slug: '', title: '', points: 10 },
    ...{ estimatedMinutes: 5, body: bodies[partType], sources: [] },
  }),
  achievement: () => ({ id: uuidv7(), title: '', description: '', icon: 'star', points: 10, requirements: {} }),
};

/** What the form of a new thing begins with. It is in preparation: learners see it when that is changed. */
export const newContentOf = (thing: NewThing, things: readonly OutlinedThing[]): Content & { readonly id: string } => {
  const beside = things.filter(({ kind, parent_id: parent }) => kind === thing.kind && parent === thing.parentId);
  const next = Math.max(0, ...beside.map(({ position }) => position)) + 1;
  const content = fresh[thing.kind](thing, next, beside);
  return { ...content, active: false, id: String(content['id']) };
};
