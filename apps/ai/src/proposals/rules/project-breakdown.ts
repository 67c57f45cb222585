import type { Proposal } from '@nivel/contracts/ai/proposals/proposal';
import type { Complexity, ProposalLanguage } from '@nivel/contracts/ai/values/proposal-values';
import { planStepsOf, saysKind } from './plan-templates.ts';
import { proposedMilestones } from './proposed-milestones.ts';
import { statedDays } from './stated-days.ts';
import { tasksIn, type FoundTask } from './tasks-in-text.ts';
import { piecesOf } from './text-pieces.ts';
import { shareOf, textProposal } from './text-proposal.ts';
import { workDaysIn } from './work-days.ts';

/** A description that asks for as many tasks is a plan of its own. */
const TASKS_OF_A_PLAN = 3;

/** The days of steps one after the other, shortened in proportion where they end too late. */
const fittingDays = (days: readonly number[], available: number): number[] => {
  const sum = days.reduce((whole, one) => whole + one, 0);
  const scale = available > 0 && available < sum ? available / sum : 1;
  return days.map((one) => Math.max(1, Math.floor(one * scale)));
};

interface PlanRequest {
  readonly text: string;
  readonly complexity: Complexity;
  readonly language: ProposalLanguage;
  readonly today: string;
}

/** The steps of a plan as tasks, each after the one before it, up to a day. */
const planTasks = ({ text, complexity, language, today }: PlanRequest, last: string | null): FoundTask[] => {
  const steps = planStepsOf(text, complexity);
  const lengths = steps.map((step) => step.days);
  const days = fittingDays(lengths, last === null ? 0 : workDaysIn(today, last));
  return steps.map((step, at) => ({
    ...{ title: step[language], source: '', start_on: null, due_on: null, priority: undefined },
    isStep: true,
    duration: days[at],
    after: at === 0 ? undefined : { previous: true },
  }));
};

/**
 * The milestones of a project: what its description asks for; where that is little, also the steps of a plan of its kind, up to
 * the last day that it names.
 */
export const projectBreakdown = (request: PlanRequest): Proposal => {
  const { text, language, today } = request;
  const { tasks, deadline } = tasksIn(text, language, today);
  if (tasks.length >= TASKS_OF_A_PLAN) return textProposal(text, language, today);
  const pieces = piecesOf(text, language).map((piece) => piece.text);
  const daysOf = (piece: string): string[] => statedDays(piece, language, today).flatMap(({ due_on }) => due_on ?? []);
  const last = deadline ?? pieces.flatMap(daysOf).sort().at(-1) ?? null;
  const isUsed = (piece: string): boolean =>
    saysKind(piece) || daysOf(piece).length > 0 || tasks.some(({ source }) => source === piece);
  const stated = tasks.map((task) => ({ ...task, due_on: task.due_on ?? deadline }));
  return {
    success: true,
    confidence: shareOf(pieces.filter(isUsed).length, pieces.length),
    language,
    engine: 'rules',
    model: null,
    data: { milestones: proposedMilestones([...stated, ...planTasks(request, last)], null, today) },
  };
};
