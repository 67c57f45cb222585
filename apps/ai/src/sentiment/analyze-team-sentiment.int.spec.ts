import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { analyzeTeamSentiment } from '@nivel/contracts/ai/analyze-team-sentiment.operation';
import { listAiInsights } from '@nivel/contracts/ai/list-ai-insights.operation';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService } from '@nivel/testing/start-service';
import { v7 } from 'uuid';
import { service } from '../../service.ts';
import { aiEnvironment } from '../../test/ai-environment.ts';
import { aTalker, someTalk, textsOf } from '../../test/some-talk.ts';
import { someWork } from '../../test/some-work.ts';
import { WorkOwner } from '../../test/work-owner.ts';

const BAD = 'Estoy harta, otra vez no funciona nada';
let ai: ServiceUnderTest;
let owner: WorkOwner;
beforeAll(async () => {
  ai = new ServiceUnderTest(await startService(service, { env: { ...aiEnvironment, FORECAST_RUNS: '100' } }));
  owner = await WorkOwner.start(ai.stack.natsUrl);
});
afterAll(async () => {
  await owner.stop();
  await ai.stop();
});

/** A project whose only talker is in a critical mood. */
const aProject = (talk: Parameters<typeof someTalk>[0] = {}) => {
  const [project_id_param, talker] = [v7(), aTalker()];
  owner.show(project_id_param, someWork({ cards: [] }));
  owner.showTalk(project_id_param, someTalk({ people: [talker], texts: textsOf(0, BAD, 5), ...talk }));
  return { project_id_param, talker };
};

it('asks projects with the token of the caller, for 24 hours or those that are asked for', async () => {
  const { project_id_param, talker } = aProject();
  const person = await ai.person();
  owner.tokens.length = 0;
  owner.hours.length = 0;
  const found = await person.ask(analyzeTeamSentiment, { project_id_param });
  await person.ask(analyzeTeamSentiment, { project_id_param, analysis_period_hours: 168 });
  expect(found).toMatchObject([{ user_id: talker.user_id, sentiment_trend: 'critical', method: 'rules' }]);
  expect(owner.hours).toEqual([24, 168]);
  expect([owner.tokens.length, new Set(owner.tokens).size]).toEqual([2, 1]);
  for (const analysis_period_hours of [0, 721, 1.5])
    expect(await person.refusal(analyzeTeamSentiment, { project_id_param, analysis_period_hours })).toMatchObject({
      code: 'invalid_input',
    });
});

it('keeps nothing of what was written, in no table', async () => {
  const { project_id_param } = aProject();
  await (await ai.person()).ask(analyzeTeamSentiment, { project_id_param });
  const tables = await ai.rows<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'ai' AND table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables)
    expect(JSON.stringify(await ai.rows(`SELECT to_jsonb(t) FROM ai."${name}" t`))).not.toContain('harta');
});

it('is an insight for those who see it, and hidden like others', async () => {
  const { project_id_param, talker } = aProject();
  const { insights } = await (await ai.person()).ask(listAiInsights, { project_id_param });
  expect(insights.find(({ kind }) => kind === 'sentiment')).toMatchObject({
    ...{ id: `sentiment.critical.${talker.user_id}`, type: 'sentiment', severity: 'critical', user_id: talker.user_id },
  });
  const other = aProject({ audience: 'nobody', people: [], texts: [] });
  const shown = await (await ai.person()).ask(listAiInsights, { project_id_param: other.project_id_param });
  expect(shown.insights.filter(({ kind }) => kind === 'sentiment')).toEqual([]);
});
