import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import type { ContentProblem } from '@nivel/contracts/learning/authoring';
import { authoringErrors } from '@nivel/contracts/learning/authoring.errors';
import { saveCurriculumThing } from '@nivel/contracts/learning/save-curriculum-thing.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { problemsOf } from '../curriculum/content-problem.ts';
import type { LearningClient } from '../database.ts';
import { isSameThing, stateOf, type Draft } from '../publishing/draft.ts';
import { holdCurriculum, readDraft, settleDraft } from '../publishing/drafts.repository.ts';
import { revisionOf, thingSchema, type Thing } from '../publishing/things.ts';
import { problemsOfThing } from './thing-rules.ts';

type Input = InputOf<typeof saveCurriculumThing>;

const refuse = (problems: readonly ContentProblem[]): void => {
  if (problems.length > 0) throw new AppError(authoringErrors.curriculum_thing_invalid, { details: { problems } });
};

/** The thing that the caller wants; null: none. A problem names the place in its content. */
const wantedOf = ({ kind, id, content }: Input): Thing | null => {
  if (content === null) return null;
  const parsed = thingSchema.safeParse({ kind, id, content: { ...content, id } });
  if (parsed.success) return parsed.data;
  refuse(problemsOf(parsed.error).map((one) => ({ ...one, place: one.place.replace(/^content\.?/, '') })));
  return null;
};

/** The content that the caller saw is the present one. */
const refuseChanged = (draft: Draft, { id, kind, revision }: Input): void => {
  const now = draft.things.get(id);
  const known = now ?? draft.published.get(id);
  if (known === undefined && revision === null) return;
  if (known === undefined || known.kind !== kind) throw new AppError(authoringErrors.curriculum_thing_not_found);
  const present = revisionOf(now?.content ?? null);
  if (revision !== present)
    throw new AppError(authoringErrors.curriculum_thing_changed, { details: { revision: present } });
};

@Handles(saveCurriculumThing)
export class SaveCurriculumThingHandler implements Handler<typeof saveCurriculumThing> {
  constructor(private readonly work: UnitOfWork<LearningClient>) {}

  async handle(input: Input, call: Call): Promise<OutputOf<typeof saveCurriculumThing>> {
    const { id, kind } = input;
    const wanted = wantedOf(input);
    return this.work.run(call, async (unit) => {
      await holdCurriculum(unit);
      const draft = await readDraft(unit);
      // The same content is what the caller wanted, whoever saved it: an answer that was lost is asked for again.
      if (!isSameThing(draft.things.get(id), wanted)) {
        refuseChanged(draft, input);
        if (wanted !== null) refuse(problemsOfThing(draft, wanted));
        await settleDraft(unit, draft, { id, kind, thing: wanted });
      }
      return { revision: revisionOf(wanted?.content ?? null), state: stateOf(await readDraft(unit), id) };
    });
  }
}
