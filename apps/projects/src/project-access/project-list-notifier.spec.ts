import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Log } from '@nivel/platform/log';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsClient } from '../database.ts';
import { ProjectListNotifier } from './project-list-notifier.ts';

const [one, other] = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002'];

/** A notifier, and the projects of each round that it publishes. */
const aNotifier = (read: () => Promise<void> = () => Promise.resolve()) => {
  const rounds: unknown[] = [];
  const unit = {
    rows: (_: unknown, [ids]: readonly unknown[]) => {
      rounds.push(ids);
      return read().then(() => []);
    },
    tell: () => undefined,
  };
  const work = { inStatements: (_: unknown, tell: (given: typeof unit) => Promise<void>) => tell(unit) };
  const settings = { PROJECT_LIST_NEWS_MS: 2_000 };
  const notifier = new ProjectListNotifier(
    work as unknown as UnitOfWork<ProjectsClient>,
    { warn: () => undefined } as unknown as Log,
    settings as unknown as ProjectsSettings,
  );
  return { notifier, rounds };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('publishes once all changes of projects within a while, and again later ones', async () => {
  const { notifier, rounds } = aNotifier();
  notifier.tellSoon([one]);
  await jest.advanceTimersByTimeAsync(1_500);
  notifier.tellSoon([one, other]);
  expect(rounds).toEqual([]);
  await jest.advanceTimersByTimeAsync(500);
  expect(rounds).toEqual([[one, other]]);
  notifier.tellSoon([other]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(rounds).toEqual([[one, other], [other]]);
});

it('publishes nothing if no list shows a change, and the waiting ones when the process stops', async () => {
  const { notifier, rounds } = aNotifier();
  notifier.tellSoon([]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(rounds).toEqual([]);
  notifier.tellSoon([one]);
  await notifier.onApplicationShutdown();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(rounds).toEqual([[one]]);
});

it('stops only when the round in progress is published', async () => {
  const read = Promise.withResolvers<void>();
  const { notifier, rounds } = aNotifier(() => read.promise);
  notifier.tellSoon([one]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(rounds).toEqual([[one]]);
  let hasEnded = false;
  const end = notifier.onApplicationShutdown().then(() => (hasEnded = true));
  await jest.advanceTimersByTimeAsync(0);
  expect(hasEnded).toBe(false);
  read.resolve();
  await end;
});
