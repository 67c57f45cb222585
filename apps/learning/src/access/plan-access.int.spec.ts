import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { accessChanged } from '@nivel/contracts/billing/access-changed.fact';
import { listAccess } from '@nivel/contracts/billing/list-access.operation';
import { askQuestion } from '@nivel/contracts/learning/ask-question.operation';
import { checkAnswer } from '@nivel/contracts/learning/check-answer.operation';
import { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { readCurriculumParts } from '@nivel/contracts/learning/read-curriculum-parts.operation';
import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { readModule } from '@nivel/contracts/learning/read-module.operation';
import { recordReading } from '@nivel/contracts/learning/record-reading.operation';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import { Copies } from '@nivel/platform/copies';
import { isSignedMedia } from '@nivel/platform/media-address';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import {
  aContentTree,
  aLevel,
  aModule,
  anExercisesPart,
  aTextPart,
  aVideoPart,
  idOf,
  modules,
  parts,
} from '../../test/a-curriculum.ts';
import { BillingService } from '../../test/billing-service.ts';
import { knownPerson } from '../../test/known-person.ts';
import { LearningUnderTest, MEDIA_KEY } from '../../test/learning-under-test.ts';

const paid = idOf('b', 9);
const [video, sample, text, exercises] = [idOf('c', 91), idOf('c', 92), idOf('c', 93), idOf('c', 94)];
const locked = (tier: string | null, reason = 'plan') => ({ code: 'part_locked', details: { reason, tier } });

/** X200 gets a second module, which needs a plan; it opens as soon as the first one of X100 is completed. */
const aPaidTree = () => {
  const tree = aContentTree();
  const further = aModule(
    2,
    [aVideoPart(video, 1), aTextPart(sample, 2), aTextPart(text, 3), anExercisesPart(exercises, 4)],
    { id: paid },
  );
  const [first, , last] = tree.levels;
  const deep = aModule(1, [aTextPart(parts.deep, 1)], { id: modules.deep });
  if (first === undefined || last === undefined) throw new Error('the test curriculum has three levels');
  return { ...tree, levels: [{ ...first, modules: first.modules.slice(0, 0) }, aLevel('X200', [deep, further]), last] };
};

let learning: LearningUnderTest;
let billing: BillingService;
beforeAll(async () => {
  learning = await LearningUnderTest.start();
  await learning.importTree(aPaidTree());
});
afterAll(async () => {
  await billing.owner.stop();
  await learning.stop();
});

const reading = async (person: Person, part: string): Promise<void> => {
  await person.ask(openPart, { part_id: part });
  learning.clock.pass(6);
  await person.ask(recordReading, { part_id: part });
};
const contentOf = async (person: Person, part: string): Promise<unknown> =>
  (await person.ask(readCurriculumParts, {})).rows.find(({ id }) => id === part)?.['content'];

describe('before anything is known of plans', () => {
  it('opens free content, shows the path, and refuses paid content as unavailable, not as unpaid', async () => {
    const person = await learning.person();
    await reading(person, parts.deep);
    await person.ask(completePart, { part_id: parts.deep });
    const { levels } = await person.ask(readDashboard, {});
    expect(levels.flatMap((level) => level.modules.map(({ lockedBecause }) => lockedBecause?.reason))).toContain(
      'plan',
    );
    expect(await person.refusal(openPart, { part_id: video })).toMatchObject({ code: 'unavailable' });
    expect(await person.refusal(completePart, { part_id: text })).toMatchObject({ code: 'unavailable' });
    billing = await BillingService.start(learning);
    learning.clock.pass(11);
    expect(await person.refusal(openPart, { part_id: video })).toMatchObject(locked('pro'));
  });
});

describe('a module that needs a plan', () => {
  it('is closed at every door without one, and says which plan opens it', async () => {
    const person = await learning.person();
    for (const operation of [openPart, completePart] as const)
      expect(await person.refusal(operation, { part_id: text })).toMatchObject(locked('pro'));
    const answering = { part_id: exercises, item_id: 'una', answer: 'si' };
    expect(await person.refusal(checkAnswer, answering)).toMatchObject(locked('pro'));
    const submitting = { part_id: exercises, answers: { una: 'si', cuanto: 3 } };
    expect(await person.refusal(submitExercise, submitting)).toMatchObject(locked('pro'));
    const asking = { question_id: idOf('a', 7), part_id: text, text: '¿Por qué?' };
    expect(await person.refusal(askQuestion, asking)).toMatchObject(locked('pro'));
    expect(await contentOf(person, text)).toBeNull();
    expect(await contentOf(person, parts.deep)).not.toBeNull();
    const shown = await person.ask(readModule, { id: paid });
    expect(shown).toMatchObject({ state: 'locked', lockedBecause: { reason: 'plan', tier: 'pro' }, nextPartId: null });
    expect(shown.parts.map(({ isOpen }) => isOpen)).toEqual([false, true, false, false]);
    expect((await person.ask(readDashboard, {})).next?.partId).toBe(parts.deep);
  });

  it('is open with one, until the moment at which it ends; completed parts stay completed', async () => {
    const person = await learning.person();
    const ends = new Date(learning.clock.at + 3_600_000);
    await billing.give(person.userId, 'pro', ends);
    const { content } = await person.ask(openPart, { part_id: video });
    const address = content.type === 'video' ? content.video : '';
    expect(isSignedMedia(MEDIA_KEY, address, ends.getTime() - 1)).toBe(true);
    expect(isSignedMedia(MEDIA_KEY, address, ends.getTime() + 15 * 60_000)).toBe(false);
    await reading(person, text);
    const done = await person.ask(completePart, { part_id: text });
    expect(done.nextPartId).toBe(video);
    learning.clock.pass((ends.getTime() - learning.clock.at) / 1_000 - 0.001);
    await person.ask(openPart, { part_id: text });
    learning.clock.pass(0.001);
    expect(await person.refusal(openPart, { part_id: text })).toMatchObject(locked('pro'));
    expect(await person.ask(completePart, { part_id: text })).toEqual(done);
    expect((await person.ask(readModule, { id: paid })).parts.map(({ isCompleted }) => isCompleted)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('shows its first text as a sample to everybody, which takes no completion', async () => {
    const person = await learning.person();
    const opened = await person.ask(openPart, { part_id: sample });
    expect(opened).toMatchObject({ lockedBecause: { reason: 'plan', tier: 'pro' }, content: { markdown: 'Hola' } });
    expect(await contentOf(person, sample)).toMatchObject({ markdown: 'Hola' });
    learning.clock.pass(6);
    await person.ask(recordReading, { part_id: sample });
    expect(await person.refusal(completePart, { part_id: sample })).toMatchObject(locked('pro'));
    await billing.give(person.userId, 'elite');
    expect(await person.ask(openPart, { part_id: sample })).toMatchObject({ lockedBecause: null });
    await person.ask(completePart, { part_id: sample });
  });
});

describe('what learning knows of a plan', () => {
  it('is the last published one, in whatever order facts arrive, and is repaired by the comparison', async () => {
    const { userId } = await learning.person();
    await billing.give(userId, 'pro');
    await billing.give(userId, 'free');
    await learning.tell(accessChanged, { userId, tier: 'pro', until: null }, { version: 1 });
    const marker = await learning.person();
    await billing.give(marker.userId, 'pro');
    const tierOf = async () => (await learning.rows('SELECT tier FROM plan_access WHERE user_id = $1', [userId]))[0];
    expect(await tierOf()).toEqual({ tier: 'free' });
    await learning.rows("UPDATE plan_access SET tier = 'elite', version = 9 WHERE user_id = $1", [userId]);
    expect(await learning.get(Copies).compare(listAccess)).toBe(1);
    expect(await tierOf()).toEqual({ tier: 'free' });
  });

  it('is asked for where a fact is still under way', async () => {
    const person = await learning.person();
    expect(await person.refusal(openPart, { part_id: video })).toMatchObject(locked('pro'));
    billing.owner.keep(person.userId, { userId: person.userId, tier: 'pro', until: null });
    learning.clock.pass(11);
    await person.ask(openPart, { part_id: video });
  });

  it('stays while billing is down, and closes nothing that is paid', async () => {
    const [paying, other] = [await learning.person(), await learning.person()];
    await billing.give(paying.userId, 'pro');
    await billing.owner.leave();
    learning.clock.pass(11);
    await paying.ask(openPart, { part_id: video });
    expect(await other.refusal(openPart, { part_id: video })).toMatchObject(locked('pro'));
    billing.owner.answer();
  });

  it('ends with the account', async () => {
    const { person } = await knownPerson(learning, 'Ana');
    await billing.give(person.userId, 'pro');
    await learning.tell(accountDeleted, { userId: person.userId }, { version: 2 });
    await waitUntil(async () => {
      const rows = await learning.rows('SELECT tier FROM plan_access WHERE user_id = $1', [person.userId]);
      return rows[0]?.['tier'] === 'free';
    });
  });
});
