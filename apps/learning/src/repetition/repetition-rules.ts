import type { ExerciseItem } from '@nivel/contracts/learning/content/exercise-item';
import { isHandedInWhole } from '@nivel/contracts/learning/content/set-kind';
import type { RepetitionDay } from '@nivel/contracts/learning/repetition';
import { isoDay, type DayNumber } from '@nivel/platform/local-day';
import type { Curriculum, CurriculumModule, Part } from '../curriculum/curriculum.ts';
import { exercisesOf } from '../evidence/evidence.ts';
import { isSettled, triesOf } from '../grading/tries.ts';
import { lockOfModule, type Standing } from '../unlocking/unlocking.ts';
import type { Repeated } from './scheduler.ts';

/** A question that a learner missed. */
export interface Repetition extends Repeated {
  readonly partId: string;
  readonly itemId: string;
  readonly dueOn: DayNumber;
  /** Answers since it was missed. */
  readonly answers: number;
  /** Grades of its tries in the run that the learner is in, in their order. */
  readonly runGrades: readonly number[];
}

/** A question with where it is taught. */
export interface Question {
  readonly repetition: Repetition;
  readonly item: ExerciseItem;
  readonly part: Part;
  readonly module: CurriculumModule;
}

/** The limit of a learner's day. */
export interface DailyUse {
  readonly today: DayNumber;
  readonly answeredToday: number;
  readonly dailyLimit: number;
}

const questionOf = (curriculum: Curriculum, repetition: Repetition): Question[] => {
  const part = curriculum.partById.get(repetition.partId);
  const module = part && curriculum.moduleById.get(part.moduleId);
  const item = part && exercisesOf(part)?.items.find(({ id }) => id === repetition.itemId);
  return part && module && item ? [{ repetition, item, part, module }] : [];
};

/**
 * Whether the learner's current run still accepts an answer to a question tried in it, or reveals nothing about it before it is
 * submitted. A repetition would reveal the solution.
 */
const isOpenInRun = ({ part, item, repetition: { runGrades } }: Question): boolean => {
  const body = exercisesOf(part);
  if (body === null || runGrades.length === 0) return false;
  return isHandedInWhole(body) || !isSettled(triesOf(body, item), runGrades);
};

/**
 * The questions that a learner may be asked at a time, the longest due first. Pure. It leaves out those that are no longer
 * taught, locked by plan or progress, not graded, or still open in the current run.
 */
export const questionsOf = (
  curriculum: Curriculum,
  standing: Standing,
  unlockPercent: number,
  repetitions: readonly Repetition[],
): Question[] => {
  const isLocked = (module: CurriculumModule) => lockOfModule(curriculum, standing, module, unlockPercent) !== null;
  const locked = new Set(curriculum.modules.filter(isLocked));
  return repetitions
    .flatMap((repetition) => questionOf(curriculum, repetition))
    .filter((one) => one.item.type !== 'writing' && !locked.has(one.module) && !isOpenInRun(one))
    .sort((one, other) => one.repetition.dueOn - other.repetition.dueOn);
};

/** The questions that may be answered today. */
export const dueToday = (
  questions: readonly Question[],
  { today, answeredToday, dailyLimit }: DailyUse,
): readonly Question[] =>
  questions.filter(({ repetition }) => repetition.dueOn <= today).slice(0, Math.max(0, dailyLimit - answeredToday));

/** The state of the repetition on a day of the learner. */
export const dayOf = (questions: readonly Question[], use: DailyUse): RepetitionDay => {
  const { today, answeredToday, dailyLimit } = use;
  const days = questions.map(({ repetition }) => repetition.dueOn);
  const left = dueToday(questions, use).length;
  const waiting = days.filter((day) => day <= today).length - left;
  const later = days.filter((day) => day > today);
  const nextOn = waiting > 0 ? today + 1 : Math.min(...later);
  return {
    left,
    answeredToday,
    dailyLimit,
    isDayFull: left === 0 && waiting > 0,
    nextOn: Number.isFinite(nextOn) ? isoDay(nextOn) : null,
  };
};
