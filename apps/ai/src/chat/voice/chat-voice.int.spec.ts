import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chat } from '@nivel/contracts/ai/chat.operation';
import { saveAiModel } from '@nivel/contracts/ai/save-ai-model.operation';
import type { Person } from '@nivel/testing/caller';
import { failsWith, ModelEndpoint, says } from '@nivel/testing/model-endpoint';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService } from '@nivel/testing/start-service';
import { TestClock } from '@nivel/testing/test-clock';
import { v7 } from 'uuid';
import { service } from '../../../service.ts';
import { aiEnvironment } from '../../../test/ai-environment.ts';
import { ChatOwner, type ShownProject } from '../../../test/chat-owner.ts';
import { aDoneRow, ana, aRow, aShownProject } from '../../../test/shown-project.ts';
import { TODAY } from '../../../test/some-work.ts';

const MOST_MESSAGES = 4;
const clock = new TestClock(Date.parse(`${TODAY}T18:00:00Z`));
let ai: ServiceUnderTest;
let owner: ChatOwner;
let endpoint: ModelEndpoint;
let me: Person;
beforeAll(async () => {
  endpoint = await ModelEndpoint.start();
  const env = {
    ...aiEnvironment,
    ...{ FORECAST_RUNS: '200', MODEL_LOCAL_ADDRESS: endpoint.origin, MODEL_ANSWER_MS: '1500' },
    MODEL_MESSAGES_AN_HOUR: String(MOST_MESSAGES),
  };
  ai = new ServiceUnderTest(await startService(service, { env, world: { clock } }));
  owner = await ChatOwner.start(ai.stack.natsUrl);
});
afterAll(async () => {
  await owner.stop();
  await ai.stop();
  await endpoint.stop();
});

const save = (is_on: boolean) =>
  me.ask(saveAiModel, {
    ...{ organization_id: owner.organization?.id ?? '', address: endpoint.address, model: 'llama', is_on },
  });
beforeEach(async () => {
  me = await ai.person();
  owner.organization = { id: v7(), role: 'owner' };
  await save(true);
});
afterEach(() => {
  endpoint.requests.length = 0;
});

const cards = [
  aRow(1, {
    title: 'Coser bolsas',
    due_on: '2026-11-20',
    assignee: ana,
    blocked_reason: 'secreto-1',
    tags: ['secreto-2'],
  }),
  aDoneRow(2, { title: 'Lavar' }),
];
const say = async (message: string, shown: Partial<ShownProject> = {}, smartMode = true) => {
  const project = aShownProject(me.userId, { cards, ...shown });
  owner.show(project);
  const context = { project_id: project.project.id, today: TODAY, language: 'es' } as const;
  return me.ask(chat, { message, context, smartMode });
};

describe('the model of an organization', () => {
  it('says what the rules found, and the answer says which model it was; cards stay those of the rules', async () => {
    endpoint.reply = says('Solo queda coser las bolsas.');
    const answer = await say('tarjetas vencidas');
    expect(answer).toMatchObject({
      ...{ response: 'Solo queda coser las bolsas.', topic: 'list', engine: 'model', proposal: null },
      model: { name: 'llama', problem: null },
      cards: [{ reference: 'SITE-1' }],
    });
    const [request] = endpoint.requests;
    expect(request?.isStreamed).toBe(true);
    expect(JSON.parse(request?.user ?? '')).toEqual({
      message: 'tarjetas vencidas',
      today: TODAY,
      rulesAnswer: 'Hay 1 tarjeta vencida.',
      project: { name: 'Feria', lists: ['Por hacer', 'En curso', 'Hecho'] },
      cards: [
        {
          ...{ reference: 'SITE-1', title: 'Coser bolsas', list: 'Por hacer', priority: 'medium' },
          ...{ due_on: '2026-11-20', assignee: 'Ana López' },
        },
      ],
    });
  });

  it('answers what the rules did not understand; its proposal is one of the rules', async () => {
    endpoint.reply = says('Puedo hacer esto.\nPROPOSAL: Crea una tarjeta para Ana López: Comprar hilo');
    const answer = await say('Se nos acabó el hilo');
    expect(answer).toMatchObject({
      ...{ response: 'Puedo hacer esto.', topic: 'create', engine: 'model' },
      proposal: { kind: 'cards', create: [{ title: 'Comprar hilo', assignee: { id: ana } }], update: [] },
    });
    endpoint.reply = says('PROPOSAL: Mueve SITE-1 a Hecho');
    expect(await say('Las bolsas ya están')).toMatchObject({
      response: 'Propongo mover 1 tarjeta a «Hecho». Nada se guarda hasta que lo apliques.',
      proposal: { update: [{ reference: 'SITE-1' }] },
    });
    endpoint.reply = says('No puedo.\nPROPOSAL: Borra el proyecto');
    expect(await say('Se nos acabó el hilo')).toMatchObject({
      response: 'No puedo.',
      topic: 'unknown',
      proposal: null,
    });
  });

  it('proposes nothing to those who may not change cards, where the rules understood, and without smart mode', async () => {
    endpoint.reply = says('Sí.\nPROPOSAL: Mueve SITE-1 a Hecho');
    expect((await say('Las bolsas ya están', { role: 'guest' })).proposal).toBeNull();
    expect((await say('tarjetas vencidas')).proposal).toBeNull();
    expect((await say('Las bolsas ya están', {}, false)).proposal).toBeNull();
    expect((await say('Las bolsas ya están')).proposal).not.toBeNull();
    // Nor is it invited to.
    const isInvited = endpoint.requests.map(({ system }) => system.includes('PROPOSAL:'));
    expect(isInvited).toEqual([false, false, false, true]);
  });

  it('is not asked for what the rules propose or explain, and not without a project', async () => {
    await say('Crea una tarjeta: Comprar pan');
    await say('ayuda');
    await me.ask(chat, { message: 'xyzzy' });
    expect(endpoint.requests).toEqual([]);
  });
});

describe('the rules answer in its place', () => {
  const failures = [
    ['failed', failsWith(500)],
    ['nonsense', says(' ')],
    ['timeout', () => undefined],
  ] as const;
  it.each(failures)('with a note: %s', async (problem, reply) => {
    endpoint.reply = reply;
    expect(await say('tarjetas vencidas')).toMatchObject({
      ...{ response: 'Hay 1 tarjeta vencida.', engine: 'rules', model: { name: 'llama', problem } },
    });
    expect(endpoint.requests).toHaveLength(1);
  });

  it('where it is switched off, where a project is personal, and where another organization has one', async () => {
    const own = owner.organization;
    owner.organization = null;
    expect(await say('tarjetas vencidas')).toMatchObject({ engine: 'rules', model: null });
    owner.organization = { id: v7(), role: 'owner' };
    expect(await say('tarjetas vencidas')).toMatchObject({ engine: 'rules', model: null });
    owner.organization = own;
    await save(false);
    expect(await say('tarjetas vencidas')).toMatchObject({ engine: 'rules', model: null });
    expect(endpoint.requests).toEqual([]);
  });

  it('after the messages of an hour, of this person alone', async () => {
    endpoint.reply = says('Claro.');
    for (let at = 0; at < MOST_MESSAGES; at += 1) expect((await say('tarjetas vencidas')).engine).toBe('model');
    expect(await say('tarjetas vencidas')).toMatchObject({
      ...{ engine: 'rules', model: { name: 'llama', problem: 'too_many_messages' } },
    });
    expect(endpoint.requests).toHaveLength(MOST_MESSAGES);
    me = await ai.person();
    expect((await say('tarjetas vencidas')).engine).toBe('model');
  });

  it('and a person whom projects refuses is refused before the model is asked', async () => {
    owner.show(null);
    const refused = await me.refusal(chat, { message: 'xyzzy', context: { project_id: v7() } });
    expect([refused.code, endpoint.requests]).toEqual(['forbidden', []]);
  });
});
