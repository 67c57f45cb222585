import { expect, it } from '@jest/globals';
import { seededRandom } from '@nivel/contracts/kernel/seeded-random';
import { afterAnswer, type Repeated } from './scheduler.ts';

/** Half of each cohort repeats and half does not. */
const LEARNERS = Number(process.env['REPEATING_LEARNERS'] ?? 60);
const PART = Number(process.env['PART'] ?? 1);
const QUESTIONS = 24;
const DAYS = 60;
const DAILY_LIMIT = 20;
/** The share of days on which a learner comes. */
const ATTENDANCE = 0.7;

/**
 * A model of human memory: the activation of ACT-R with decays that depend on the spacing (Pavlik and Anderson 2005, table 2),
 * another model than the scheduler's. Between two days time passes at 0.025 of its speed.
 */
const [DECAY_SCALE, DECAY_LEAST, THRESHOLD, NOISE] = [0.217, 0.177, -0.704, 0.255];
/** Chosen so that a person without repetition still knows a quarter after 60 days: our questions are not pairs of unrelated words. */
const EASE = 1;
const SECONDS_OF_A_DAY = 86_400 * 0.025;

interface Trace {
  readonly day: number;
  readonly decay: number;
}
/** A question as one learner remembers it, and as the scheduler knows it. */
interface Known {
  /** How much easier it is than others, for this learner. */
  readonly ease: number;
  readonly traces: Trace[];
  state: Repeated;
  dueOn: number;
}

const activationOn = (day: number, traces: readonly Trace[]): number =>
  Math.log(traces.reduce((sum, trace) => sum + ((day - trace.day) * SECONDS_OF_A_DAY) ** -trace.decay, 0));
const recallOn = (day: number, { traces, ease }: Known): number =>
  1 / (1 + Math.exp((THRESHOLD - activationOn(day, traces) - ease) / NOISE));
/** An answer with its explanation: something that is still well known when it comes fades the sooner. */
const study = (day: number, { traces }: Known): void => {
  const decay = traces.length === 0 ? DECAY_LEAST : DECAY_SCALE * Math.exp(activationOn(day, traces)) + DECAY_LEAST;
  traces.push({ day, decay });
};

/** The questions that a learner missed in the first twelve days, two per day. */
const questionsMissed = (random: () => number): Known[] =>
  Array.from({ length: QUESTIONS }, (_, index) => {
    const day = Math.floor(index / 2);
    const ease = EASE + (random() + random() + random() - 1.5) * 0.8;
    const known: Known = { ease, traces: [], state: { memory: null, lastOn: day }, dueOn: day + 1 };
    study(day, known);
    return known;
  });

const repeatOn = (today: number, questions: readonly Known[], random: () => number): void => {
  const due = questions.filter(({ dueOn, state }) => dueOn <= today && state.lastOn < today);
  for (const known of due.toSorted((one, other) => one.dueOn - other.dueOn).slice(0, DAILY_LIMIT)) {
    const { memory, dueOn } = afterAnswer(known.state, { today, isRight: random() < recallOn(today, known) });
    study(today, known);
    known.state = { memory, lastOn: today };
    known.dueOn = dueOn;
  }
};

/** The share of the missed questions that a learner knows on day 60. */
const recallOf = (repeats: boolean, random: () => number): number => {
  const questions = questionsMissed(random);
  for (let day = 1; repeats && day < DAYS; day += 1) if (random() < ATTENDANCE) repeatOn(day, questions, random);
  return questions.reduce((sum, known) => sum + recallOn(DAYS, known), 0) / QUESTIONS;
};
const meanRecall = (repeats: boolean, random: () => number): number => {
  const learners = Array.from({ length: LEARNERS / 2 }, () => recallOf(repeats, random));
  return learners.reduce((sum, recall) => sum + recall, 0) / learners.length;
};

it.each([1, 2, 3])('learners who repeat know 15 points more after 60 days than those who do not (cohort %d)', (nth) => {
  const random = seededRandom(PART * 100 + nth);
  const [withIt, without] = [meanRecall(true, random), meanRecall(false, random)];
  expect(withIt - without).toBeGreaterThanOrEqual(0.15);
  // A model in which nobody forgets, or everybody forgets everything, would prove nothing.
  expect(without).toBeGreaterThan(0.15);
  expect(withIt).toBeLessThan(0.99);
});
