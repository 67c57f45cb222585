import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { readCurriculumDraft } from '@nivel/contracts/learning/read-curriculum-draft.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { problemsOfDraft, stateOf, type Draft } from '../publishing/draft.ts';
import { readDraft } from '../publishing/drafts.repository.ts';
import { parentOf, thingsOf, titleOf, type Thing } from '../publishing/things.ts';

type Outline = OutputOf<typeof readCurriculumDraft>['things'];

const positionOf = (thing: Thing, index: number): number => {
  if (thing.kind === 'module') return thing.content.number;
  return thing.kind === 'achievement' ? index + 1 : thing.content.order;
};

/** In the order of the curriculum, with what is removed at the end of what it was in. */
const outlineOf = (draft: Draft): Outline => {
  const present = thingsOf(draft.tree);
  const ids = new Set(present.map(({ id }) => id));
  const gone = [...draft.published.values(), ...draft.things.values()].filter(({ id }) => !ids.has(id));
  const unique = [...new Map(gone.map((thing) => [thing.id, thing])).values()];
  return [...present, ...unique].map((thing, index) => ({
    kind: thing.kind,
    id: thing.id,
    parent_id: parentOf(thing),
    title: titleOf(thing),
    position: positionOf(thing, index),
    is_active: thing.content.active,
    part_type: thing.kind === 'part' ? thing.content.type : null,
    state: ids.has(thing.id) ? stateOf(draft, thing.id) : 'removed',
  }));
};

@Handles(readCurriculumDraft)
export class ReadCurriculumDraftHandler implements Handler<typeof readCurriculumDraft> {
  constructor(private readonly work: UnitOfWork<LearningClient>) {}

  async handle(): Promise<OutputOf<typeof readCurriculumDraft>> {
    const draft = await readDraft(this.work.reads);
    return { version: draft.version, things: outlineOf(draft), problems: problemsOfDraft(draft) };
  }
}
