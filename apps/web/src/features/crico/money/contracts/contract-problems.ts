import { contractLimits } from '@nivel/contracts/finance/contract-values';
import { decimalOf, hasTwoDecimals, mostMinorUnits } from '@nivel/contracts/finance/money';
import { termsProblem } from '@nivel/contracts/finance/payment-schedule';
import { isDay } from '@nivel/ui/calendar';
import { currentLocale } from '../../../../shell/language/locale.ts';
import { lengthOf, numberIn } from '../frame/typed-values.ts';
import { termsOf, type ContractForm } from './contract-form.ts';
import type { ContractsMessages } from './messages/es-mx.ts';

export type ContractProblems = Partial<Record<keyof ContractForm, string>>;

/** The required fields of a contract; several missing ones are named as one. */
const needed = ['client', 'title', 'value'] as const;

export const isIncomplete = (form: ContractForm): boolean => needed.some((field) => form[field].trim() === '');

const valueProblem = (typed: string, text: ContractsMessages): string | undefined => {
  const value = numberIn(typed);
  const most = decimalOf(mostMinorUnits);
  if (Number.isNaN(value)) return text.valueNotNumber;
  if (value < 0) return text.valueNegative;
  if (value > most) return text.valueTooLarge(most.toLocaleString(currentLocale()));
  return hasTwoDecimals(value) ? undefined : text.valueDecimals;
};

const dayProblem = (day: string, text: ContractsMessages): string | undefined => {
  if (!isDay(day)) return text.dayInvalid;
  return day >= '1900-01-01' && day <= '2199-12-31' ? undefined : text.dayOutOfRange;
};

const instalmentsProblem = ({ type, instalments }: ContractForm, text: ContractsMessages): string | undefined => {
  const count = numberIn(instalments);
  const isRight = Number.isInteger(count) && count >= 1 && count <= contractLimits.instalments;
  return type === 'recurring' || isRight ? undefined : text.instalmentsInvalid(contractLimits.instalments);
};

const endProblem = (form: ContractForm, text: ContractsMessages, today: string): string | undefined => {
  if (form.end === '') return undefined;
  const wrong = dayProblem(form.end, text);
  if (wrong !== undefined || !isDay(form.start)) return wrong;
  if (form.end < form.start) return text.endBeforeStart;
  if (instalmentsProblem(form, text) !== undefined) return undefined;
  const problem = termsProblem({ ...termsOf(form), totalValue: 0 }, today);
  if (problem === 'too_many') return text.tooManyPayments(contractLimits.payments);
  return problem === null ? undefined : text.lastBehindEnd;
};

const longest = {
  client: contractLimits.clientName,
  title: contractLimits.contractTitle,
  notes: contractLimits.notes,
} as const;

/** The faults of a contract during typing; nothing where it can be saved. */
export const checkContract = (form: ContractForm, text: ContractsMessages, today: string): ContractProblems => {
  const found: Record<string, string | undefined> = {
    value: valueProblem(form.value, text),
    start: dayProblem(form.start, text),
    end: endProblem(form, text, today),
    instalments: instalmentsProblem(form, text),
  };
  for (const field of ['client', 'title', 'notes'] as const)
    if (lengthOf(form[field]) > longest[field]) found[field] = text.tooLong(longest[field]);
  for (const field of needed) if (form[field].trim() === '') found[field] = text.required;
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};
