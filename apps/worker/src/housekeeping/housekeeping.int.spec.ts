import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deleteClosedAccounts } from '@nivel/contracts/auth/delete-closed-accounts.operation';
import { compareWithProvider } from '@nivel/contracts/billing/compare-with-provider.operation';
import { refreshDueSubscriptions } from '@nivel/contracts/billing/refresh-due-subscriptions.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { compareBookSums } from '@nivel/contracts/finance/compare-book-sums.operation';
import { purgeBookTrash } from '@nivel/contracts/finance/purge-book-trash.operation';
import { rollContracts } from '@nivel/contracts/finance/roll-contracts.operation';
import { tellDuePayments } from '@nivel/contracts/finance/tell-due-payments.operation';
import { remindOfMentoring } from '@nivel/contracts/learning/remind-of-mentoring.operation';
import { archiveLog } from '@nivel/contracts/projects/archive-log.operation';
import { listDueRepeats } from '@nivel/contracts/projects/list-due-repeats.operation';
import { makeNextCard } from '@nivel/contracts/projects/make-next-card.operation';
import { makeDueProposals } from '@nivel/contracts/projects/automation/make-due-proposals.operation';
import { refreshDueHolidays } from '@nivel/contracts/projects/holidays/refresh-due-holidays.operation';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { runDueProjectTasks } from '@nivel/contracts/projects/automation/run-due-project-tasks.operation';
import { runScheduledRules } from '@nivel/contracts/projects/automation/run-scheduled-rules.operation';
import { sendDueWebhooks } from '@nivel/contracts/projects/automation/send-due-webhooks.operation';
import { remindOfDeadlines } from '@nivel/contracts/projects/remind-of-deadlines.operation';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';
import { v7 } from 'uuid';
import { waitUntil } from '@nivel/testing/wait-until';
import { WorkerUnderTest } from '../../test/worker-under-test.ts';
import { MakeNextCardsJobHandler } from './make-next-cards.job-handler.ts';
import { PurgeTrashJobHandler } from './purge-trash.job-handler.ts';

interface Trash {
  parts: number;
  failed: number;
  /** With so many parts left nothing can be done. */
  stuckAt: number | null;
}
const empty: Trash = { parts: 0, failed: 0, stuckAt: null };
/** The service with the trash, as the worker meets it. */
const trash = { ...empty };
/** How often a batch of scheduled work was requested; every second one reports that there is more. */
const asked = {
  deadlines: 0,
  log: 0,
  subscriptions: 0,
  payments: 0,
  mentoring: 0,
  book: 0,
  contracts: 0,
  due: 0,
  tasks: 0,
  sums: 0,
  accounts: 0,
  rules: 0,
  ...{ webhooks: 0, proposals: 0, holidays: 0 },
};
const schedules = {
  ...{ PURGE_EVERY_MS: '200', ROLL_EVERY_MS: '200', REMIND_EVERY_MS: '200', ARCHIVE_EVERY_MS: '200' },
  ...{ SUBSCRIPTIONS_EVERY_MS: '200', COMPARE_EVERY_MS: '200', MENTORING_REMIND_MS: '200', PAYMENTS_TELL_MS: '200' },
  ...{ PROJECT_TASKS_EVERY_MS: '200', SCHEDULED_RULES_MS: '200', WEBHOOKS_EVERY_MS: '200' },
  ...{ PROPOSALS_EVERY_MS: '200', HOLIDAYS_EVERY_MS: '200', SUMS_COMPARE_MS: '200', ACCOUNTS_DELETE_MS: '200' },
};
/** The cards of two pages whose next card is due; one of the first page cannot be made. */
const pages = [[v7(), v7()], [v7()]];
const made: string[] = [];
let worker: WorkerUnderTest;
let other: WorkerUnderTest;
let stop: () => Promise<void>;
beforeAll(async () => {
  worker = await WorkerUnderTest.start(schedules);
  other = await WorkerUnderTest.start(schedules, worker);
  const connect = (name: string) => connectBroker({ url: worker.stack.natsUrl, name, replicas: 1, factsKeptDays: 7 });
  const [connection, toBilling] = [await connect('projects'), await connect('billing')];
  const server = new RpcServer(connection, 'projects', 1_000_000);
  server.answer(purgeTrash, () => {
    if (trash.parts === trash.stuckAt) {
      trash.failed += 1;
      return Promise.reject(new AppError(commonErrors.internal));
    }
    trash.parts = Math.max(0, trash.parts - 1);
    const counts = {
      ...{ purged: 1, purged_cards: 0 },
      purged_comments: 0,
      purged_attachments: 0,
      purged_baselines: 0,
      purged_organizations: 0,
      removed_copies: 0,
      removed_imports: 0,
    };
    return Promise.resolve(JSON.stringify({ ...counts, has_more: trash.parts > 0 }));
  });
  server.answer(remindOfDeadlines, () => {
    asked.deadlines += 1;
    return Promise.resolve(JSON.stringify({ reminded: 1, has_more: asked.deadlines % 2 === 1 }));
  });
  server.answer(archiveLog, () => {
    asked.log += 1;
    return Promise.resolve(JSON.stringify({ archived: 1, has_more: asked.log % 2 === 1 }));
  });
  server.answer(runDueProjectTasks, () => {
    asked.tasks += 1;
    return Promise.resolve(JSON.stringify({ ran: 1, has_more: asked.tasks % 2 === 1 }));
  });
  server.answer(runScheduledRules, () => {
    asked.rules += 1;
    return Promise.resolve(JSON.stringify({ ran: 1, sent: 0, has_more: asked.rules % 2 === 1 }));
  });
  server.answer(sendDueWebhooks, () => {
    asked.webhooks += 1;
    return Promise.resolve(JSON.stringify({ sent: 1, has_more: asked.webhooks % 2 === 1 }));
  });
  server.answer(makeDueProposals, () => {
    asked.proposals += 1;
    return Promise.resolve(JSON.stringify({ asked: 1, has_more: asked.proposals % 2 === 1 }));
  });
  server.answer(refreshDueHolidays, () => {
    asked.holidays += 1;
    return Promise.resolve(JSON.stringify({ fetched: 1, has_more: asked.holidays % 2 === 1 }));
  });
  server.answer(listDueRepeats, (body) => {
    const { after } = listDueRepeats.input.parse(JSON.parse(Buffer.from(body).toString()));
    const page = after === null ? 0 : 1;
    const cards = (pages[page] ?? []).map((card_id) => ({ project_id: card_id, card_id }));
    return Promise.resolve(JSON.stringify({ cards, next: page === 0 ? (pages[0]?.[1] ?? null) : null }));
  });
  server.answer(makeNextCard, (body) => {
    const { card_id, command_id } = makeNextCard.input.parse(JSON.parse(Buffer.from(body).toString()));
    if (card_id === pages[0]?.[0]) return Promise.reject(new AppError(commonErrors.internal));
    made.push(card_id);
    const at = new Date().toISOString();
    return Promise.resolve(
      JSON.stringify({ sequence: 1, at, by: null, kind: 'make-next-card', command_id, changes: [] }),
    );
  });
  const billing = new RpcServer(toBilling, 'billing', 1_000_000);
  billing.answer(refreshDueSubscriptions, () => {
    asked.subscriptions += 1;
    return Promise.resolve(JSON.stringify({ refreshed: 1, failed: 0, has_more: asked.subscriptions % 2 === 1 }));
  });
  billing.answer(compareWithProvider, () => {
    asked.payments += 1;
    return Promise.resolve(JSON.stringify({ compared: 1, repaired: 0, has_more: asked.payments % 2 === 1 }));
  });
  const toLearning = await connect('learning');
  const learning = new RpcServer(toLearning, 'learning', 1_000_000);
  learning.answer(remindOfMentoring, () => {
    asked.mentoring += 1;
    return Promise.resolve(JSON.stringify({ reminded: 1, has_more: asked.mentoring % 2 === 1 }));
  });
  const toAuth = await connect('auth');
  const auth = new RpcServer(toAuth, 'auth', 1_000_000);
  auth.answer(deleteClosedAccounts, () => {
    asked.accounts += 1;
    return Promise.resolve(JSON.stringify({ ending: 1, deleted: 1, has_more: asked.accounts % 2 === 1 }));
  });
  const toFinance = await connect('finance');
  const finance = new RpcServer(toFinance, 'finance', 1_000_000);
  finance.answer(purgeBookTrash, () => {
    asked.book += 1;
    return Promise.resolve(JSON.stringify({ purged: 1, has_more: asked.book % 2 === 1 }));
  });
  finance.answer(compareBookSums, () => {
    asked.sums += 1;
    return Promise.resolve(JSON.stringify({ repaired: 1, has_more: asked.sums % 2 === 1 }));
  });
  finance.answer(rollContracts, () => {
    asked.contracts += 1;
    return Promise.resolve(JSON.stringify({ rolled: 1, has_more: asked.contracts % 2 === 1 }));
  });
  finance.answer(tellDuePayments, () => {
    asked.due += 1;
    return Promise.resolve(JSON.stringify({ told: 1, has_more: asked.due % 2 === 1 }));
  });
  stop = async () => {
    await server.stop();
    await billing.stop();
    await learning.stop();
    await finance.stop();
    await auth.stop();
    await connection.close();
    await toBilling.close();
    await toLearning.close();
    await toFinance.close();
    await toAuth.close();
  };
});
afterAll(async () => {
  await other.stop();
  await stop();
  await worker.stop();
});
beforeEach(() => {
  Object.assign(trash, empty);
});

it.each([
  'deadlines',
  'log',
  'subscriptions',
  'payments',
  'mentoring',
  'book',
  'contracts',
  'due',
  'tasks',
  'sums',
  'accounts',
  'rules',
  'webhooks',
  'proposals',
  'holidays',
] as const)('%s: requested by the schedule, part after part, again and again', async (what) => {
  await waitUntil(() => asked[what] > 3);
  expect(asked[what]).toBeGreaterThan(3);
});

it('the next cards of all pages are made, and one that fails holds up no other', async () => {
  made.length = 0;
  await worker.get(MakeNextCardsJobHandler).perform();
  expect(made).toEqual([pages[0]?.[1], pages[1]?.[0]]);
});

describe('the trash', () => {
  it('is emptied part after part until nothing is left', async () => {
    trash.parts = 4;
    await worker.get(PurgeTrashJobHandler).perform();
    expect(trash.parts).toBe(0);
  });

  it('that fails in the middle continues with the next run, and finished work is not repeated', async () => {
    Object.assign(trash, { parts: 4, stuckAt: 2 });
    await expect(worker.get(PurgeTrashJobHandler).perform()).rejects.toThrow();
    expect(trash.parts).toBe(2);
    trash.stuckAt = null;
    await worker.get(PurgeTrashJobHandler).perform();
    expect(trash.parts).toBe(0);
  });

  it('can be called by two at once without harm', async () => {
    trash.parts = 6;
    await Promise.all([worker, other].map((one) => one.get(PurgeTrashJobHandler).perform()));
    expect(trash.parts).toBe(0);
  });

  it('is emptied by the schedule, whose turns come again after failures', async () => {
    Object.assign(trash, { parts: 3, stuckAt: 1 });
    await waitUntil(() => trash.failed > 2);
    trash.stuckAt = null;
    await waitUntil(() => trash.parts === 0);
    expect(trash.parts).toBe(0);
  });
});
