import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { breakdownMilestones } from '@nivel/contracts/ai/breakdown-milestones.operation';
import { parseDescription } from '@nivel/contracts/ai/parse-description.operation';
import { saveAiModel } from '@nivel/contracts/ai/save-ai-model.operation';
import type { Person } from '@nivel/testing/caller';
import { failsWith, ModelEndpoint, says } from '@nivel/testing/model-endpoint';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService } from '@nivel/testing/start-service';
import { v7 } from 'uuid';
import { service } from '../../../service.ts';
import { aiEnvironment } from '../../../test/ai-environment.ts';
import { ChatOwner } from '../../../test/chat-owner.ts';
import { aShownProject } from '../../../test/shown-project.ts';
import { TODAY } from '../../../test/some-work.ts';

let ai: ServiceUnderTest;
let owner: ChatOwner;
let endpoint: ModelEndpoint;
let me: Person;
beforeAll(async () => {
  endpoint = await ModelEndpoint.start();
  const env = { ...aiEnvironment, MODEL_LOCAL_ADDRESS: endpoint.origin };
  ai = new ServiceUnderTest(await startService(service, { env }));
  owner = await ChatOwner.start(ai.stack.natsUrl);
  me = await ai.person();
  owner.show(aShownProject(me.userId));
  owner.organization = { id: v7(), role: 'admin' };
  const settings = { organization_id: owner.organization.id, address: endpoint.address, model: 'llama', is_on: true };
  await me.ask(saveAiModel, settings);
});
afterAll(async () => {
  await owner.stop();
  await ai.stop();
  await endpoint.stop();
});

const description = 'Hay que diseñar el folleto. También hay que imprimirlo.';
const found = {
  tasks: [
    { title: 'Diseñar el folleto', source: 'Hay que diseñar el folleto.', due_on: '2026-11-30' },
    { title: 'Revisar el folleto', after: [0] },
  ],
};

it('a text is read by the model of the organization of its project, and planned by rules', async () => {
  endpoint.reply = says(JSON.stringify(found));
  const proposal = await me.ask(parseDescription, { description, today: TODAY, project_id: v7() });
  expect(proposal).toMatchObject({
    ...{ success: true, engine: 'model', model: { name: 'llama', problem: null }, confidence: 0.5 },
    data: {
      milestones: [
        { id: 'm1', title: 'Diseñar el folleto', due_on: '2026-11-30', reasons: ['stated_day'] },
        { id: 'm2', title: 'Revisar el folleto', source: '', depends_on: ['m1'], reasons: ['plan_step'] },
      ],
    },
  });
  expect(JSON.parse(endpoint.requests.at(-1)?.user ?? '')).toEqual({ today: TODAY, text: description });
  const broken = await me.ask(breakdownMilestones, { projectDescription: description, project_id: v7() });
  expect(broken).toMatchObject({ engine: 'model', data: { milestones: [{}, {}] } });
});

it.each([
  ['failed', failsWith(500)],
  ['nonsense', says('No sé.')],
] as const)('rules read it where the model fails: %s', async (problem, reply) => {
  endpoint.reply = reply;
  const asked = { description, today: TODAY };
  const byRules = await me.ask(parseDescription, asked);
  expect(byRules).toMatchObject({ engine: 'rules', model: null });
  expect(await me.ask(parseDescription, { ...asked, project_id: v7() })).toEqual({
    ...byRules,
    model: { name: 'llama', problem },
  });
});

it('nobody reads a text for a project that they may not enter', async () => {
  const before = endpoint.requests.length;
  owner.show(null);
  expect((await me.refusal(parseDescription, { description, project_id: v7() })).code).toBe('forbidden');
  expect((await me.refusal(breakdownMilestones, { projectDescription: description, project_id: v7() })).code).toBe(
    'forbidden',
  );
  expect(endpoint.requests).toHaveLength(before);
});
