import ICAL from 'ical.js';

type Component = InstanceType<typeof ICAL.Component>;
type Rule = InstanceType<typeof ICAL.Recur>;

/** The most properties of a repeated event: each of its occurrences looks through them. */
const MOST_PROPERTIES = 500;
/** The most days that a repeated event adds, and those that it leaves out, one by one. */
const MOST_SINGLE_DAYS = 1_000;
const LONGEST_INTERVAL = 100;
/** A day of the month that every month has. */
const LAST_DAY = 28;
/** So many of each weekday are in every month. */
const WEEKS = 4;

/** The parts of a rule whose days the parser finds in a bounded number of steps, by its frequency. */
const parts: ReadonlyMap<string, readonly string[]> = new Map([
  ['DAILY', []],
  ['WEEKLY', ['BYDAY']],
  ['MONTHLY', ['BYDAY', 'BYMONTHDAY', 'BYSETPOS']],
  ['YEARLY', ['BYDAY', 'BYMONTH', 'BYMONTHDAY', 'BYSETPOS']],
]);

/** Without a number, such as the 2 of `2MO`. */
const isPlain = (weekday: string): boolean => /^[A-Z]{2}$/.test(weekday);
const isInEveryMonth = (weekday: string): boolean => /^[+-]?[1-4]?[A-Z]{2}$/.test(weekday);

/** Whether weekdays that lie on certain days of the month come again within some years. */
const isMet = ({ parts: { BYDAY = [], BYMONTHDAY = [] }, interval }: Rule): boolean =>
  BYDAY.length === 0 ||
  BYMONTHDAY.length === 0 ||
  (interval === 1 && BYDAY.every(isPlain) && BYMONTHDAY.every((day) => day >= 1 && day <= LAST_DAY));

/** Whether a month has each of the weekdays that are chosen by their position, such as the last Monday. */
const isPlaced = ({ freq, parts: { BYDAY = [], BYMONTH = [], BYSETPOS = [] } }: Rule): boolean =>
  BYSETPOS.length === 0 ||
  (BYDAY.length > 0 &&
    BYDAY.every(isPlain) &&
    (freq === 'MONTHLY' || BYMONTH.length > 0) &&
    BYSETPOS.every((position) => position !== 0 && Math.abs(position) <= WEEKS));

const isBoundedRule = (rule: Rule): boolean => {
  const known = parts.get(rule.freq);
  if (known === undefined || rule.interval > LONGEST_INTERVAL) return false;
  const { BYDAY = [] } = rule.parts;
  return (
    Object.keys(rule.parts).every((part) => known.includes(part)) &&
    BYDAY.every(isInEveryMonth) &&
    isMet(rule) &&
    isPlaced(rule)
  );
};

const isFew = (component: Component, name: 'rdate' | 'exdate'): boolean =>
  component.getAllProperties(name).reduce((sum, property) => sum + property.getValues().length, 0) <= MOST_SINGLE_DAYS;

/**
 * Whether the parser expands a repeated event in a bounded number of steps. It looks for the days of some rules for ever, such as
 * every 30 February, and holidays need none of them.
 */
export const isExpandable = (component: Component): boolean => {
  if (component.getAllProperties().length > MOST_PROPERTIES) return false;
  const rules = component.getAllProperties('rrule').map((property) => property.getFirstValue());
  if (rules.length > 1 || !isFew(component, 'rdate') || !isFew(component, 'exdate')) return false;
  return rules.every((rule) => rule instanceof ICAL.Recur && isBoundedRule(rule));
};
