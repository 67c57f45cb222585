import type { OpenCard, WorkHistory } from '@nivel/contracts/projects/work-history';
import { dayAfter } from '../src/forecast/days.ts';
import { randomOf, type Random } from '../src/forecast/random.ts';

/** How a team brings in cards: the same every day, on workdays only, or in bursts with quiet days between them. */
export const throughputKinds = ['steady', 'workdays', 'bursts'] as const;
type ThroughputKind = (typeof throughputKinds)[number];

/** The present state of a project, and its outcome. */
export interface SimulatedProject {
  readonly kind: ThroughputKind;
  readonly work: WorkHistory;
  /** The day on which its last card is finished, counted from 1 for today. */
  readonly completedOn: number;
  /** The same of each card. */
  readonly finishedOn: ReadonlyMap<string, number>;
}

/** A Wednesday. */
const TODAY = '2026-11-25';
const HISTORY = 89;
const LAST = 4_000;
/** From Monday; nothing comes in at the weekend. */
const WORKDAYS = [1.6, 1.5, 1.4, 1.4, 1.1, 0, 0];

const poisson = (mean: number, random: Random): number => {
  const limit = Math.exp(-mean);
  let [count, product] = [0, random()];
  while (product > limit) {
    count += 1;
    product *= random();
  }
  return count;
};
const between = (least: number, most: number, random: Random): number => least + (most - least) * random();
const wholeBetween = (least: number, most: number, random: Random): number =>
  Math.floor(between(least, most + 1, random));
const oneOf = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};
const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Cards that come in on the days from 89 days ago on. */
const throughput = (kind: ThroughputKind, mean: number, random: Random): (() => number) => {
  let day = -HISTORY;
  let isOn = random() < 0.5;
  return () => {
    // Today is day 0, and a Wednesday.
    const weekday = (((day + 2) % 7) + 7) % 7;
    day += 1;
    if (kind === 'steady') return poisson(mean, random);
    if (kind === 'workdays') return poisson(mean * (WORKDAYS[weekday] ?? 0), random);
    if (random() < 1 / 6) isOn = !isOn;
    return poisson(isOn ? mean * 1.9 : mean * 0.1, random);
  };
};

interface Drawn {
  readonly card: OpenCard;
  /** Until when it stays blocked. */
  readonly blockedUntil: number;
  /** Nobody really works on it. */
  readonly isForgotten: boolean;
}

const drawCard = (number: number, open: number, mean: number, people: number, random: Random): Drawn => {
  const isStarted = random() < 0.3;
  const isForgotten = isStarted && random() < 0.3;
  const isBlocked = random() < 0.12;
  // Days are promised with about as much room as the cards before need, which is often wrong.
  const promised =
    Math.round(((number + 1) / mean) * Math.exp(between(-1.1, 1.1, random))) + wholeBetween(0, 3, random);
  const untouched = isForgotten ? wholeBetween(10, 40, random) : wholeBetween(0, isStarted ? 6 : 30, random);
  const waitsFor = random() < 0.2 && number > 0 ? [wholeBetween(0, number - 1, random)] : [];
  const card: OpenCard = [
    idOf(number + 1),
    number + 1,
    isStarted ? oneOf(['in-progress', 'review'] as const, random) : 'todo',
    oneOf(['low', 'medium', 'medium', 'high', 'critical'] as const, random),
    // Some people have more to do than others.
    random() < 0.1 ? null : Math.floor(random() ** 1.6 * people),
    random() < 0.2 ? null : dayAfter(TODAY, Math.min(promised, open * 3)),
    isBlocked,
    dayAfter(TODAY, -untouched),
    null,
    0,
    waitsFor,
  ];
  return { card, blockedUntil: isBlocked ? 1 - 12 * Math.log(1 - random()) : 0, isForgotten };
};

const weights = { low: 1, medium: 1.5, high: 2.2, critical: 3.2 };

/** How much a person is drawn to a card: by its priority, its day, and whether it is begun. */
const pull = ({ card: [, , status, priority, , due], isForgotten }: Drawn, day: number): number => {
  const left = due === null ? 40 : (Date.parse(due) - Date.parse(TODAY)) / 86_400_000 - day;
  const begun = status === 'todo' ? 1 : isForgotten ? 0.25 : 2.5;
  return weights[priority] * begun * Math.exp(-Math.max(-10, Math.min(left, 60)) / 12);
};

const chosen = (from: readonly Drawn[], day: number, random: Random): Drawn => {
  const pulls = from.map((one) => pull(one, day));
  let left = random() * pulls.reduce((sum, one) => sum + one, 0);
  return from.find((_, at) => (left -= pulls[at] ?? 0) <= 0) ?? oneOf(from, random);
};

/** Lets the team work until everything is done. */
const finish = (cards: readonly Drawn[], next: () => number, random: Random): Map<string, number> => {
  const finishedOn = new Map<string, number>();
  let open = [...cards];
  const isFree = ({ card, blockedUntil }: Drawn, day: number): boolean =>
    blockedUntil <= day && card[10].every((place) => finishedOn.has(cards[place]?.card[0] ?? ''));
  for (let day = 1; open.length > 0 && day < LAST; day += 1)
    for (let left = next(); left > 0 && open.length > 0; left -= 1) {
      const free = open.filter((one) => isFree(one, day));
      const usable = free.length > 0 ? free : open;
      // Everybody does their own, one after the other.
      const person = oneOf([...new Set(usable.map(({ card }) => card[4]))], random);
      const done = chosen(
        usable.filter(({ card }) => card[4] === person),
        day,
        random,
      );
      finishedOn.set(done.card[0], day);
      open = open.filter((one) => one !== done);
    }
  return finishedOn;
};

/** A project of a kind; equal seeds give the same one. */
const simulatedProject = (kind: ThroughputKind, seed: number): SimulatedProject => {
  const random = randomOf(seed);
  const mean = between(0.4, 2.5, random);
  const next = throughput(kind, mean, random);
  const people = wholeBetween(2, 5, random);
  const finished = Array.from({ length: HISTORY }, next);
  const open = wholeBetween(12, 60, random);
  const cards = Array.from({ length: open }, (_, number) => drawCard(number, open, mean, people, random));
  const total = finished.reduce((sum, count) => sum + count, 0);
  const finishedOn = finish(cards, next, random);
  const work: WorkHistory = {
    ...{ today: TODAY, first_day: dayAfter(TODAY, -HISTORY), target_on: null, finished: [...finished, 0] },
    people: Array.from({ length: people }, (_, number) => idOf(9_000 + number)),
    finished_by: Array.from({ length: people }, () => Math.round(total / people)),
    cards: cards.map(({ card }) => card),
    ...{ done: total, reopened: 0, touched: total, shared: 0 },
  };
  return { kind, work, completedOn: Math.max(...finishedOn.values()), finishedOn };
};

/** As many projects of the kinds in turn; those of another first seed have nothing in common with them. */
export const simulatedProjects = (count: number, first: number): SimulatedProject[] =>
  Array.from({ length: count }, (_, at) =>
    simulatedProject(throughputKinds[at % throughputKinds.length] ?? 'steady', first + at * 7_919),
  );
