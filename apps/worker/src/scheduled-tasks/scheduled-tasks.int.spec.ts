import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobs } from '@nivel/contracts/jobs.generated';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { purgeBookTrash } from '@nivel/contracts/finance/purge-book-trash.operation';
import { changeScheduledTask } from '@nivel/contracts/worker/scheduled-tasks/change-scheduled-task.operation';
import { listScheduledTaskRuns } from '@nivel/contracts/worker/scheduled-tasks/list-scheduled-task-runs.operation';
import { listScheduledTasks } from '@nivel/contracts/worker/scheduled-tasks/list-scheduled-tasks.operation';
import { runScheduledTask } from '@nivel/contracts/worker/scheduled-tasks/run-scheduled-task.operation';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { WorkerUnderTest } from '../../test/worker-under-test.ts';

const name = 'worker.purge-book-trash';
const daily = { cron: '0 9 * * *', time_zone: 'America/Mexico_City' };
/** The service with the trash, as the worker meets it. */
const trash: { asked: number; fails: boolean; heldBack: Promise<void> | undefined } = {
  asked: 0,
  fails: false,
  heldBack: undefined,
};
let worker: WorkerUnderTest;
let admin: Person;
let stop: () => Promise<void>;
beforeAll(async () => {
  worker = await WorkerUnderTest.start();
  admin = await worker.somebody('admin');
  const connection = await connectBroker({
    url: worker.stack.natsUrl,
    name: 'finance',
    replicas: 1,
    factsKeptDays: 7,
  });
  const finance = new RpcServer(connection, 'finance', 1_000_000);
  finance.answer(purgeBookTrash, async () => {
    trash.asked += 1;
    await trash.heldBack;
    if (trash.fails) throw new AppError(commonErrors.unavailable);
    return JSON.stringify({ purged: 1, has_more: false });
  });
  stop = async () => {
    await finance.stop();
    await connection.close();
  };
});
afterAll(async () => {
  await stop();
  await worker.stop();
});

const shown = async () => {
  const { tasks } = await admin.ask(listScheduledTasks, {});
  const task = tasks.find((one) => one.name === name);
  if (task === undefined) throw new Error(`${name} is not listed`);
  return task;
};
const runs = async () => (await admin.ask(listScheduledTaskRuns, { name })).runs;
/** Runs it and waits for its end. */
const runOnce = async () => {
  const before = (await runs()).length;
  await admin.ask(runScheduledTask, { name });
  await waitUntil(async () => {
    const all = await runs();
    return all.length > before && all[0]?.ended_at !== null;
  });
};

describe('the scheduled tasks of the installation', () => {
  it('are those that jobs declare, with when they come next', async () => {
    const { tasks } = await admin.ask(listScheduledTasks, {});
    const declared = jobs.flatMap(({ name: job, schedule }) => (schedule?.task ? [job] : []));
    expect(tasks.map((task) => task.name)).toEqual(declared);
    // Its first run starts at any time: the check concerns what was visible while it waited.
    let waiting = await shown();
    await waitUntil(async () => {
      waiting = await shown();
      return waiting.status === 'scheduled' && waiting.next_run_at !== null;
    });
    expect(waiting).toMatchObject({ type: 'cleanup', every_ms: 3_600_000, time: null });
  });

  it('are for administrators alone, and refused while the administrators are unknown', async () => {
    const manager = await worker.somebody('manager');
    for (const person of [manager, await worker.person()]) {
      expect(await person.refusal(listScheduledTasks, {})).toMatchObject({ code: 'forbidden' });
      expect(await person.refusal(listScheduledTaskRuns, { name })).toMatchObject({ code: 'forbidden' });
      expect(await person.refusal(runScheduledTask, { name })).toMatchObject({ code: 'forbidden' });
      expect(await person.refusal(changeScheduledTask, { name, is_paused: true })).toMatchObject({
        code: 'forbidden',
      });
    }
    if (worker.projects) worker.projects.isAway = true;
    expect(await admin.refusal(listScheduledTasks, {})).toMatchObject({ code: 'unavailable' });
    if (worker.projects) worker.projects.isAway = false;
  });

  it('that do not exist cannot be run, and neither can those without a title', async () => {
    for (const none of ['worker.paint', 'worker.sweep-emails', 'worker.send-email']) {
      expect(await admin.refusal(runScheduledTask, { name: none })).toMatchObject({ code: 'task_not_found' });
      expect(await admin.refusal(changeScheduledTask, { name: none, is_paused: true })).toMatchObject({
        code: 'task_not_found',
      });
    }
  });
});

describe('a task', () => {
  it('is run by hand once, however often it is asked for meanwhile, and not while it runs', async () => {
    let release = (): void => undefined;
    trash.heldBack = new Promise((resolve) => {
      release = resolve;
    });
    const [before, history] = [trash.asked, (await runs()).length];
    await admin.ask(runScheduledTask, { name });
    await waitUntil(async () => (await shown()).status === 'running');
    expect(await admin.refusal(runScheduledTask, { name })).toMatchObject({ code: 'task_not_scheduled' });
    trash.heldBack = undefined;
    release();
    await waitUntil(async () => (await shown()).status === 'scheduled');
    expect(trash.asked - before).toBe(1);
    expect((await runs()).length - history).toBe(1);
    expect((await shown()).last_run).toMatchObject({ cause: 'hand', status: 'completed', error: null });
  });

  it('that fails is reported as failed', async () => {
    trash.fails = true;
    await runOnce();
    trash.fails = false;
    expect((await shown()).last_run).toMatchObject({ status: 'failed', error: 'unavailable' });
    await runOnce();
    expect((await shown()).last_run).toMatchObject({ status: 'completed', error: null });
  });

  it('keeps its last fifty runs', async () => {
    await worker.rows(
      `INSERT INTO task_runs (id, task, run_key, cause, started_at, ended_at)
       SELECT gen_random_uuid(), $1, 'old ' || n, 'schedule', now() - n * interval '1 day', now()
       FROM generate_series(1, 60) n`,
      [name],
    );
    await admin.ask(runScheduledTask, { name });
    await waitUntil(async () => {
      const [row] = await worker.rows<{ count: number }>(
        'SELECT count(*)::int AS count FROM task_runs WHERE task = $1',
        [name],
      );
      return row?.count === 50;
    });
    expect(await runs()).toHaveLength(50);
  });

  it('whose process was lost no longer counts as running after an hour', async () => {
    await worker.rows(
      `INSERT INTO task_runs (id, task, run_key, cause, started_at)
       VALUES (gen_random_uuid(), $1, 'lost', 'schedule', now() - interval '2 hours'),
         (gen_random_uuid(), 'worker.purge-trash', 'lost as well', 'schedule', now() - interval '2 hours')`,
      [name],
    );
    expect((await shown()).status).toBe('scheduled');
    await admin.ask(runScheduledTask, { name });
    await waitUntil(async () => (await runs()).some(({ error }) => error === 'interrupted'));
    const others = await admin.ask(listScheduledTaskRuns, { name: 'worker.purge-trash' });
    expect(others.runs.some(({ status, error }) => status === 'failed' && error === 'interrupted')).toBe(true);
  });

  it('that is paused does not run and cannot be run, also after a restart, until it is resumed', async () => {
    expect(await admin.ask(changeScheduledTask, { name, is_paused: true })).toEqual({ is_paused: true, time: null });
    await waitUntil(async () => (await shown()).status === 'paused');
    expect((await shown()).next_run_at).toBeNull();
    expect(await admin.refusal(runScheduledTask, { name })).toMatchObject({ code: 'task_not_scheduled' });
    await worker.restart();
    await waitUntil(async () => (await admin.ask(listScheduledTasks, {})).tasks.some((task) => task.next_run_at));
    expect(await shown()).toMatchObject({ status: 'paused', next_run_at: null });
    await admin.ask(changeScheduledTask, { name, is_paused: false });
    await waitUntil(async () => (await shown()).next_run_at !== null);
    await waitUntil(async () => (await shown()).status === 'scheduled');
  });

  it('comes at the time that an administrator has chosen, in its zone, also after a restart', async () => {
    await admin.ask(changeScheduledTask, { name, time: daily });
    const isDaily = async () => /T15:00:00/.test((await shown()).next_run_at ?? '');
    await waitUntil(isDaily);
    expect((await shown()).time).toEqual(daily);
    await worker.restart();
    await waitUntil(isDaily);
    await admin.ask(changeScheduledTask, { name, is_paused: true });
    expect(await admin.ask(changeScheduledTask, { name, is_paused: false })).toEqual({ is_paused: false, time: daily });
    await admin.ask(changeScheduledTask, { name, time: null });
    expect((await shown()).time).toBeNull();
    await waitUntil(async () => {
      const next = Date.parse((await shown()).next_run_at ?? '');
      return next <= Date.now() + 3_600_000;
    });
  });

  it('takes no time that never comes, and none that is not written as five fields', async () => {
    const time = (cron: string, zone = 'UTC') => ({ name, time: { cron, time_zone: zone } });
    for (const cron of ['0 0 30 2 *', '99 * * * *'])
      expect(await admin.refusal(changeScheduledTask, time(cron))).toMatchObject({ code: 'task_time_invalid' });
    for (const wrong of [time('* * * * * *'), time('@daily'), time('0 9 * * *', 'Mars/Olympus')])
      expect(await admin.refusal(changeScheduledTask, wrong)).toMatchObject({ code: 'invalid_input' });
  });
});
