import { beforeEach, describe, expect, it } from '@jest/globals';
import { addAutomationWebhook } from '@nivel/contracts/projects/automation/add-automation-webhook.operation';
import { deleteAutomationWebhook } from '@nivel/contracts/projects/automation/delete-automation-webhook.operation';
import { listAutomationWebhooks } from '@nivel/contracts/projects/automation/list-automation-webhooks.operation';
import { sendDueWebhooks } from '@nivel/contracts/projects/automation/send-due-webhooks.operation';
import { v7 } from 'uuid';
import { AutomationActions } from '../../../test/automation-actions.ts';
import { type BoardActions, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let ana: Somebody;
let place: Place;
let project_id: string;
let rules: AutomationActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});
beforeEach(async () => {
  ana = await projects.aPerson();
  place = await projects.aProject(ana);
  project_id = place.id;
  rules = new AutomationActions(projects, ana, place);
});

const created = { kind: 'card-created' } as const;
const aWebhook = (url = 'https://hooks.example.com/x', webhook_id = v7()) => ({
  ...{ project_id, webhook_id, name: 'Ventas', url },
});
const add = (webhook: ReturnType<typeof aWebhook>, who = ana) =>
  projects.ask(who.userId, addAutomationWebhook, webhook);
const sendAll = async () => {
  while ((await projects.ask(null, sendDueWebhooks, {})).has_more);
};

describe('a webhook', () => {
  it('is added and deleted by leads, its secret lies sealed and is shown once, and the lost answer comes again', async () => {
    const [member, guest] = [await projects.inTeam(project_id, 'member'), await projects.inTeam(project_id, 'guest')];
    const webhook = aWebhook();
    expect(await projects.refusal(member.userId, addAutomationWebhook, webhook)).toBe('forbidden');
    const answer = await add(webhook);
    expect(answer.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await add(webhook)).toEqual(answer);
    const lead = await projects.inTeam(project_id, 'lead');
    expect(await projects.refusal(lead.userId, addAutomationWebhook, webhook)).toBe('id_taken');
    const other = (await projects.aProject(ana)).id;
    expect(await projects.refusal(ana.userId, addAutomationWebhook, { ...webhook, project_id: other })).toBe(
      'id_taken',
    );
    const [row] = await projects.rows<{ sealed_secret: string }>('SELECT * FROM automation_webhooks WHERE id = $1', [
      webhook.webhook_id,
    ]);
    expect(row?.sealed_secret).not.toContain(answer.secret.slice(6));
    const { webhooks } = await projects.ask(member.userId, listAutomationWebhooks, { project_id });
    expect(webhooks).toMatchObject([{ name: 'Ventas', host: 'hooks.example.com' }]);
    expect(JSON.stringify(webhooks)).not.toContain('/x');
    expect(await projects.refusal(guest.userId, listAutomationWebhooks, { project_id })).toBe('forbidden');
    await projects.rows(
      `UPDATE automation_webhooks SET created_at = now() - interval '11 minutes' WHERE project_id = $1`,
      [project_id],
    );
    expect(await projects.refusal(ana.userId, addAutomationWebhook, webhook)).toBe('id_taken');
    const of = { project_id, webhook_id: webhook.webhook_id };
    expect(await projects.refusal(member.userId, deleteAutomationWebhook, of)).toBe('forbidden');
    await projects.ask(lead.userId, deleteAutomationWebhook, of);
    await projects.ask(lead.userId, deleteAutomationWebhook, of);
    expect((await projects.ask(ana.userId, listAutomationWebhooks, { project_id })).webhooks).toEqual([]);
    const gone = await projects.rows(
      `SELECT 1 FROM automation_webhooks WHERE id = $1 AND url = '' AND sealed_secret = ''`,
      [webhook.webhook_id],
    );
    expect(gone).toHaveLength(1);
  });

  it('takes HTTPS without a password, no address that is not public, and ten of a project', async () => {
    for (const url of ['http://hooks.example.com', 'https://ana:clave@hooks.example.com', 'ftp://x', 'x'])
      expect(await projects.refusal(ana.userId, addAutomationWebhook, aWebhook(url))).toBe('invalid_input');
    for (const url of ['https://127.1/x', 'https://[::ffff:10.0.0.1]/', 'https://169.254.169.254/'])
      expect(await projects.refusal(ana.userId, addAutomationWebhook, aWebhook(url))).toBe('webhook_address_refused');
    for (let nth = 0; nth < 10; nth += 1) await add(aWebhook());
    expect(await projects.refusal(ana.userId, addAutomationWebhook, aWebhook())).toBe('too_many_webhooks');
  });

  it('is called after the run, once for each, and the history says what came of it', async () => {
    // This machine itself: refused when the name is looked up.
    const [inner, unknown] = [aWebhook('https://localhost/x'), aWebhook('https://nadie.invalid/x')];
    await add(inner);
    await add(unknown);
    const rule = await rules.make({
      trigger: created,
      actions: [
        { kind: 'webhook', webhook_id: inner.webhook_id },
        { kind: 'webhook', webhook_id: unknown.webhook_id },
      ],
    });
    await board.make(ana, place);
    await rules.ran(rule);
    const waiting = { outcome: 'waiting', attempts: 0, status: null, problem: null };
    expect((await rules.runsOf(rule))[0]).toMatchObject({ result: 'done', deliveries: [waiting, waiting] });
    await Promise.all([sendAll(), sendAll()]);
    const outcomes = async () =>
      (await rules.runsOf(rule))[0]?.deliveries
        .map(({ outcome, attempts, problem }) => [outcome, attempts, problem].join(' '))
        .toSorted();
    expect(await outcomes()).toEqual(['refused 1 address_refused', 'waiting 1 unreachable']);
    await sendAll();
    expect(await outcomes()).toEqual(['refused 1 address_refused', 'waiting 1 unreachable']);
    // A process dies in the middle of the second attempt: it may have arrived.
    await projects.rows(
      `UPDATE automation_deliveries SET begun_at = now() - interval '2 minutes', attempts = 2 WHERE outcome = 'waiting' AND project_id = $1`,
      [project_id],
    );
    await sendAll();
    expect(await outcomes()).toEqual(['refused 1 address_refused', 'unknown 2 broken']);
    const closed = await projects.rows(`SELECT 1 FROM automation_deliveries WHERE project_id = $1 AND body <> ''`, [
      project_id,
    ]);
    expect(closed).toEqual([]);
  });

  it('is called in its turn, however many calls of another project wait before it', async () => {
    const busy = aWebhook('https://10.0.0.7/x');
    const other = { ...aWebhook('https://10.0.0.8/x'), project_id: (await projects.aProject(ana)).id };
    for (const { webhook_id, project_id: of, url } of [busy, other])
      await projects.rows(
        `INSERT INTO automation_webhooks (id, project_id, name, url, sealed_secret, created_by, created_at)
         VALUES ($1, $2, 'x', $3, '', $4, now())`,
        [webhook_id, of, url, ana.userId],
      );
    const wait = ({ webhook_id, project_id: of }: typeof busy, count: number, minutes: number) =>
      projects.rows(
        `INSERT INTO automation_deliveries (id, project_id, run_id, webhook_id, body, outcome, created_at, next_attempt_at)
         SELECT gen_random_uuid(), $1, gen_random_uuid(), $2, '{}', 'waiting', now(), now() - make_interval(mins => $4)
         FROM generate_series(1, $3)`,
        [of, webhook_id, count, minutes],
      );
    await wait(busy, 25, 60);
    await wait(other, 1, 1);
    expect(await projects.ask(null, sendDueWebhooks, {})).toEqual({ sent: 10, has_more: true });
    const begun = await projects.rows<{ of: string; count: number }>(
      `SELECT project_id AS of, count(*)::integer AS count FROM automation_deliveries
       WHERE attempts > 0 AND project_id = ANY ($1) GROUP BY project_id`,
      [[project_id, other.project_id]],
    );
    expect(new Map(begun.map(({ of, count }) => [of, count]))).toEqual(
      new Map([
        [project_id, 9],
        [other.project_id, 1],
      ]),
    );
    await projects.rows('DELETE FROM automation_deliveries WHERE project_id = ANY ($1)', [
      [project_id, other.project_id],
    ]);
  });

  it('that is deleted refuses the rules that call it, and gives up what waits', async () => {
    const webhook = aWebhook('https://nadie.invalid/x');
    await add(webhook);
    const rule = await rules.make({ trigger: created, actions: [{ kind: 'webhook', webhook_id: webhook.webhook_id }] });
    await board.make(ana, place);
    await rules.ran(rule);
    await projects.ask(ana.userId, deleteAutomationWebhook, { project_id, webhook_id: webhook.webhook_id });
    await sendAll();
    expect((await rules.runsOf(rule))[0]?.deliveries).toMatchObject([
      { outcome: 'failed', problem: 'webhook_deleted' },
    ]);
    await board.make(ana, place);
    await rules.ran(rule, 2);
    expect((await rules.runsOf(rule))[0]).toMatchObject({
      result: 'refused',
      error: 'rule_target_gone',
      deliveries: [],
    });
  });
});
