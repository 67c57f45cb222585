import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { Tier } from '@nivel/contracts/billing/plan';
import { answerQuestion } from '@nivel/contracts/learning/answer-question.operation';
import { askQuestion } from '@nivel/contracts/learning/ask-question.operation';
import { giveMentorRole } from '@nivel/contracts/learning/give-mentor-role.operation';
import { listMyQuestions } from '@nivel/contracts/learning/list-my-questions.operation';
import { listQuestionQueue } from '@nivel/contracts/learning/list-question-queue.operation';
import { openQuestion } from '@nivel/contracts/learning/open-question.operation';
import { questionAnswered } from '@nivel/contracts/learning/question-answered.fact';
import { questionAsked } from '@nivel/contracts/learning/question-asked.fact';
import { rateQuestion } from '@nivel/contracts/learning/rate-question.operation';
import { reopenQuestion } from '@nivel/contracts/learning/reopen-question.operation';
import { takeMentorRole } from '@nivel/contracts/learning/take-mentor-role.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { parts } from '../../test/a-curriculum.ts';
import { BillingService } from '../../test/billing-service.ts';
import { knownPerson } from '../../test/known-person.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';
import { PeopleService } from '../../test/people-service.ts';

let learning: LearningUnderTest;
let people: PeopleService;
let billing: BillingService;
let admin: Person;
beforeAll(async () => {
  learning = await LearningUnderTest.start({ env: { LEARNING_OPEN_QUESTIONS: '2' } });
  people = await PeopleService.start(learning);
  billing = await BillingService.start(learning);
  admin = await people.administrator();
});
afterAll(async () => {
  await people.owner.stop();
  await billing.owner.stop();
  await learning.stop();
});

const aPaying = async (tier: Tier, name = 'Ana'): Promise<Person> => {
  const { person } = await knownPerson(learning, name);
  await billing.give(person.userId, tier);
  return person;
};
const aMentor = async (): Promise<Person> => {
  const { person, email } = await knownPerson(learning, 'Leo');
  await admin.ask(giveMentorRole, { email });
  return person;
};
const asking = (text = '¿Por qué **no**?') => ({ question_id: v7(), part_id: parts.text, text });
const ask = async (by: Person, given = asking()): Promise<string> => (await by.ask(askQuestion, given)).id;
const answering = (question_id: string, text = 'Porque _sí_.') => ({ question_id, message_id: v7(), text });
const waiting = async (by: Person) => (await by.ask(listQuestionQueue, {})).waiting.map(({ id }) => id);

describe('a question to a person', () => {
  it('starts with a promise, is answered in time, and is rated; both sides see how the promise was kept', async () => {
    const [ana, leo] = [await aPaying('elite'), await aMentor()];
    const asked = await ana.ask(askQuestion, asking());
    // Monday 16 November 2026 is a holiday, as is no Tuesday.
    expect(asked).toMatchObject({ state: 'open', part: { id: parts.text } });
    expect(asked.promises).toMatchObject([{ promised_on: '2026-11-17', answered_at: null, is_kept: true }]);
    const opened = await leo.ask(openQuestion, { question_id: asked.id, take: true });
    expect(opened).toMatchObject({ first_name: 'Ana', tier: 'elite', taken: 'mine' });
    expect(JSON.stringify(opened)).not.toMatch(new RegExp(`${ana.userId}|Sol|@`));
    learning.clock.pass(4 * 3_600);
    const answered = await leo.ask(answerQuestion, answering(asked.id));
    expect(answered).toMatchObject({ state: 'answered', messages: [{ from: 'learner' }, { from: 'mentor' }] });
    const { questions } = await ana.ask(listMyQuestions, { of_part: parts.text });
    expect(questions).toEqual([answered]);
    expect(answered.promises[0]?.is_kept).toBe(true);
    const rated = await ana.ask(rateQuestion, { question_id: asked.id, rating: 5, words: 'Gracias' });
    expect(rated).toMatchObject({ state: 'closed', rating: 5, rating_words: 'Gracias' });
    const [mine] = (await leo.ask(listQuestionQueue, {})).answered;
    expect(mine).toMatchObject({ id: asked.id, rating: 5, promise: { is_kept: true } });
    const { userId } = ana;
    expect(await learning.told(questionAnswered, asked.id)).toEqual([
      { userId, questionId: asked.id, partTitle: asked.part?.title, isKept: true },
    ]);
  });

  it('waits in a queue: elite first, then by promise; shows only the first name of the learner', async () => {
    const leo = await aMentor();
    const [pro, later, elite] = [await aPaying('pro'), await aPaying('pro'), await aPaying('elite')];
    const first = await ask(pro);
    learning.clock.pass(86_400);
    const second = await ask(later);
    const third = await ask(elite);
    const ids = (await waiting(leo)).filter((id) => [first, second, third].includes(id));
    expect(ids).toEqual([third, first, second]);
    const [told] = await learning.told(questionAsked, third);
    expect(told).toMatchObject({ isFirst: true, mentorIds: expect.arrayContaining([leo.userId]) });
    expect(JSON.stringify(told)).not.toContain(elite.userId);
  });

  it('asked twice is one, from two windows too; the key with something else is refused', async () => {
    const ana = await aPaying('pro');
    const given = asking();
    const answers = await Promise.all([1, 2, 3].map(async () => ana.ask(askQuestion, given)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await ana.ask(listMyQuestions, {})).questions).toHaveLength(1);
    expect(await ana.refusal(askQuestion, { ...given, text: 'Otra' })).toMatchObject({
      code: 'idempotency_key_reused',
    });
    const eva = await aPaying('pro');
    expect(await eva.refusal(askQuestion, given)).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('has a limit of waiting ones, also for simultaneous calls', async () => {
    const ana = await aPaying('pro');
    const results = await Promise.allSettled([1, 2, 3, 4].map(async () => ask(ana)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await ana.refusal(askQuestion, asking())).toEqual({ code: 'too_many_open_questions', details: { most: 2 } });
    expect(await ana.ask(listMyQuestions, {})).toMatchObject({ left: 0, promised_on: expect.any(String) });
  });

  it('needs a plan that holds it, an unlocked part, and a text', async () => {
    const free = await aPaying('free');
    const refused = { code: 'question_needs_plan', details: { plan: 'pro' } };
    expect(await free.refusal(askQuestion, asking())).toEqual(refused);
    expect(await free.ask(listMyQuestions, {})).toMatchObject({ tier: 'free', promised_on: null, questions: [] });
    const pro = await aPaying('pro');
    const about = async (part_id: string) => pro.refusal(askQuestion, { ...asking(), part_id });
    expect(await about(parts.deep)).toMatchObject({ code: 'part_locked' });
    expect(await about(v7())).toMatchObject({ code: 'part_not_found' });
    for (const text of ['  ', 'a'.repeat(10_001)])
      expect(await pro.refusal(askQuestion, asking(text))).toMatchObject({ code: 'invalid_input' });
    expect(await learning.nobody.refusal(askQuestion, asking())).toMatchObject({ code: 'unauthenticated' });
  });

  it('is reopened with a new promise by the plan of that moment, once, and not after it was rated', async () => {
    const [ana, leo] = [await aPaying('elite'), await aMentor()];
    const id = await ask(ana);
    expect(await ana.refusal(reopenQuestion, answering(id))).toMatchObject({ code: 'question_not_in_state' });
    await leo.ask(answerQuestion, answering(id));
    await billing.give(ana.userId, 'pro');
    const more = answering(id, '¿Y luego?');
    const reopened = await ana.ask(reopenQuestion, more);
    expect(await ana.ask(reopenQuestion, more)).toEqual(reopened);
    expect(reopened).toMatchObject({ state: 'reopened', promises: [{ is_kept: true }, { answered_at: null }] });
    expect(await waiting(leo)).toContain(id);
    await leo.ask(answerQuestion, answering(id));
    await billing.give(ana.userId, 'free');
    expect(await ana.refusal(reopenQuestion, answering(id))).toMatchObject({ code: 'question_needs_plan' });
    const rating = { question_id: id, rating: 2, words: '' };
    await ana.ask(rateQuestion, rating);
    expect(await ana.ask(rateQuestion, rating)).toMatchObject({ state: 'closed' });
    expect(await ana.refusal(rateQuestion, { ...rating, rating: 5 })).toMatchObject({ code: 'question_not_in_state' });
    expect(await ana.refusal(reopenQuestion, answering(id))).toMatchObject({ code: 'question_not_in_state' });
  });
});

describe('who sees and answers a question', () => {
  it('is no other learner, and not the author', async () => {
    const [ana, eva] = [await aPaying('pro'), await aPaying('pro')];
    const id = await ask(ana);
    const missing = { code: 'question_not_found' };
    expect(await eva.refusal(reopenQuestion, answering(id))).toMatchObject(missing);
    expect(await eva.refusal(rateQuestion, { question_id: id, rating: 1 })).toMatchObject(missing);
    expect((await eva.ask(listMyQuestions, {})).questions).toEqual([]);
    for (const [operation, input] of [
      [openQuestion, { question_id: id }],
      [answerQuestion, answering(id)],
      [listQuestionQueue, {}],
    ] as const)
      for (const by of [eva, ana, admin])
        expect(await by.refusal(operation, input)).toMatchObject({ code: 'forbidden' });
    const leo = await aMentor();
    await billing.give(leo.userId, 'pro');
    const own = await ask(leo);
    expect(await waiting(leo)).not.toContain(own);
    expect(await leo.refusal(openQuestion, { question_id: own })).toMatchObject(missing);
  });

  it('is one mentor at a time, for a while; two answers at once are one', async () => {
    const [ana, leo, sol] = [await aPaying('pro'), await aMentor(), await aMentor()];
    const id = await ask(ana);
    await leo.ask(openQuestion, { question_id: id, take: true });
    expect(await sol.refusal(openQuestion, { question_id: id, take: true })).toMatchObject({ code: 'question_taken' });
    expect(await sol.refusal(answerQuestion, answering(id))).toMatchObject({ code: 'question_taken' });
    expect(await sol.ask(openQuestion, { question_id: id })).toMatchObject({ taken: 'others' });
    learning.clock.pass(2 * 3_600);
    expect(await sol.ask(openQuestion, { question_id: id })).toMatchObject({ taken: 'free' });
    const given = answering(id);
    const results = await Promise.allSettled([
      sol.ask(answerQuestion, given),
      sol.ask(answerQuestion, given),
      leo.ask(answerQuestion, answering(id)),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const answers = 'SELECT 1 FROM question_messages WHERE question_id = $1 AND is_answer';
    expect(await learning.rows(answers, [id])).toHaveLength(1);
  });

  it('is no mentor after the role ended, and every look of one is written down', async () => {
    const [ana, leo] = [await aPaying('pro'), await aMentor()];
    const id = await ask(ana);
    await leo.ask(openQuestion, { question_id: id, take: true });
    await leo.ask(openQuestion, { question_id: id });
    const looks = 'SELECT mentor_id AS by FROM question_looks WHERE question_id = $1';
    expect(await learning.rows(looks, [id])).toEqual([{ by: leo.userId }, { by: leo.userId }]);
    await admin.ask(takeMentorRole, { user_id: leo.userId });
    for (const [operation, input] of [
      [openQuestion, { question_id: id }],
      [answerQuestion, answering(id)],
      [listQuestionQueue, {}],
    ] as const)
      expect(await leo.refusal(operation, input)).toMatchObject({ code: 'forbidden' });
    const sol = await aMentor();
    expect(await sol.ask(openQuestion, { question_id: id, take: true })).toMatchObject({ taken: 'mine' });
  });

  it('is anonymous once the account is deleted: the text is gone, the row stays', async () => {
    const [ana, leo] = [await aPaying('pro'), await aMentor()];
    const id = await ask(ana);
    await leo.ask(answerQuestion, answering(id));
    await learning.tell(accountDeleted, { userId: ana.userId }, { version: 2 });
    const left = 'SELECT user_id AS by, state FROM questions WHERE id = $1';
    await waitUntil(async () => (await learning.rows<{ by: string | null }>(left, [id]))[0]?.by === null);
    const texts = 'SELECT text, author_id AS by FROM question_messages WHERE question_id = $1 AND NOT is_answer';
    expect(await learning.rows(texts, [id])).toEqual([{ text: '', by: null }]);
    expect(await leo.refusal(openQuestion, { question_id: id })).toMatchObject({ code: 'question_not_found' });
  });
});
