import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { calculateProjectRiskPrediction } from '@nivel/contracts/ai/calculate-project-risk-prediction.operation';
import { generateProjectIntelligenceMetrics } from '@nivel/contracts/ai/generate-project-intelligence-metrics.operation';
import { hideAiInsight } from '@nivel/contracts/ai/hide-ai-insight.operation';
import { insightHidden } from '@nivel/contracts/ai/insight-hidden.fact';
import { listAiInsights } from '@nivel/contracts/ai/list-ai-insights.operation';
import { operations } from '@nivel/contracts/ai/operations.generated';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService } from '@nivel/testing/start-service';
import { TestClock } from '@nivel/testing/test-clock';
import { v7 } from 'uuid';
import { service } from '../service.ts';
import { aiEnvironment } from '../test/ai-environment.ts';
import { aCard, someWork, TODAY } from '../test/some-work.ts';
import { WorkOwner } from '../test/work-owner.ts';
import { dayAfter } from './forecast/days.ts';

const MOST_HIDDEN = 2;
const clock = new TestClock(Date.parse(`${TODAY}T18:00:00Z`));
let ai: ServiceUnderTest;
let owner: WorkOwner;
beforeAll(async () => {
  const env = { ...aiEnvironment, FORECAST_RUNS: '200', HIDDEN_INSIGHTS_PER_PERSON: String(MOST_HIDDEN) };
  ai = new ServiceUnderTest(await startService(service, { env, world: { clock } }));
  owner = await WorkOwner.start(ai.stack.natsUrl);
});
afterAll(async () => {
  await owner.stop();
  await ai.stop();
});

/** A project with two cards that are overdue. */
const aProject = () => {
  const [project_id_param, one, two] = [v7(), v7(), v7()];
  const due = dayAfter(TODAY, -2);
  owner.show(project_id_param, someWork({ cards: [aCard({ id: one, due }), aCard({ id: two, due })] }));
  const idOf = (card: string): string => `risk.critical.${card}`;
  return { project_id_param, one, two, idOf };
};

it('answers with what projects shows to the caller, by their own token', async () => {
  const { project_id_param, one, two } = aProject();
  const person = await ai.person();
  owner.tokens.length = 0;
  const risks = await person.ask(calculateProjectRiskPrediction, { project_id_param });
  expect(risks.map(({ milestone_id: id }) => id).sort()).toEqual([one, two].sort());
  const metrics = await person.ask(generateProjectIntelligenceMetrics, { project_id_param });
  expect(metrics).toMatchObject({ project_id: project_id_param, predictions: { method: 'simulation' } });
  expect(owner.tokens).toEqual([expect.any(String), expect.any(String)]);
  expect(new Set(owner.tokens).size).toBe(1);
  await (await ai.person()).ask(calculateProjectRiskPrediction, { project_id_param });
  expect(owner.tokens.at(-1)).not.toBe(owner.tokens[0]);
});

const ofProjects = operations.filter(({ door, name }) => door.kind === 'procedure' && !name.endsWith('-ai-model'));
it.each(ofProjects.map((operation) => [operation.name, operation] as const))(
  '%s is refused without a token, and to callers whom projects refuses',
  async (_, operation) => {
    const { project_id_param } = aProject();
    const more = operation.name === hideAiInsight.name ? { insight_id_param: 'velocity' } : {};
    const input = { project_id_param, ...more };
    expect(await ai.nobody.refusal(operation, input)).toMatchObject({ code: 'unauthenticated' });
    owner.hide(project_id_param);
    expect(await (await ai.person()).refusal(operation, input)).toMatchObject({ code: 'forbidden' });
    expect(await (await ai.person()).refusal(operation, { ...input, project_id_param: 'x' })).toMatchObject({
      code: 'invalid_input',
    });
  },
);

it('hides an insight from the person who calls it not useful, updates their windows, and shows it again', async () => {
  const { project_id_param, one, two, idOf } = aProject();
  const [person, other] = [await ai.person(), await ai.person()];
  const shown = async (who = person) => {
    const { insights, hidden } = await who.ask(listAiInsights, { project_id_param });
    return [insights.map(({ id }) => id).sort(), hidden];
  };
  expect(await shown()).toEqual([['confidence', idOf(one), idOf(two)].sort(), 0]);
  const hide = { project_id_param, insight_id_param: idOf(one) };
  await person.ask(hideAiInsight, hide);
  await person.ask(hideAiInsight, hide);
  expect(await shown()).toEqual([['confidence', idOf(two)].sort(), 1]);
  expect((await shown(other))[1]).toBe(0);
  await person.ask(hideAiInsight, { ...hide, hidden_param: false });
  expect((await shown())[1]).toBe(0);
  const { userId } = person;
  const fact = { userId, projectId: project_id_param, insightId: idOf(one) };
  expect(await ai.told(insightHidden, userId)).toEqual([
    { ...fact, isHidden: true },
    { ...fact, isHidden: false },
  ]);
});

it('hides as many as one person can have, each for 90 days', async () => {
  const { project_id_param, one, two, idOf } = aProject();
  const person = await ai.person();
  const hide = (insight_id_param: string) => ({ project_id_param, insight_id_param });
  await person.ask(hideAiInsight, hide(idOf(one)));
  await person.ask(hideAiInsight, hide('confidence'));
  expect(await person.refusal(hideAiInsight, hide(idOf(two)))).toMatchObject({ code: 'too_many_hidden_insights' });
  await person.ask(hideAiInsight, hide('confidence'));
  await ai.rows(`UPDATE hidden_insights SET hidden_at = hidden_at - interval '91 days' WHERE user_id = $1`, [
    person.userId,
  ]);
  expect((await person.ask(listAiInsights, { project_id_param })).hidden).toBe(0);
  await person.ask(hideAiInsight, hide(idOf(two)));
  expect(await ai.rows('SELECT 1 FROM hidden_insights WHERE user_id = $1', [person.userId])).toHaveLength(1);
});
