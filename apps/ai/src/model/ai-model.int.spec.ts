import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aiModelChanged } from '@nivel/contracts/ai/ai-model-changed.fact';
import { readAiModel } from '@nivel/contracts/ai/read-ai-model.operation';
import { saveAiModel } from '@nivel/contracts/ai/save-ai-model.operation';
import { testAiModel } from '@nivel/contracts/ai/test-ai-model.operation';
import type { OrganizationRole } from '@nivel/contracts/projects/memberships';
import type { Person } from '@nivel/testing/caller';
import { failsWith, ModelEndpoint, says } from '@nivel/testing/model-endpoint';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService } from '@nivel/testing/start-service';
import { v7 } from 'uuid';
import { service } from '../../service.ts';
import { aiEnvironment } from '../../test/ai-environment.ts';
import { ChatOwner } from '../../test/chat-owner.ts';

let ai: ServiceUnderTest;
let owner: ChatOwner;
let endpoint: ModelEndpoint;
let me: Person;
beforeAll(async () => {
  endpoint = await ModelEndpoint.start();
  const env = { ...aiEnvironment, MODEL_LOCAL_ADDRESS: endpoint.origin, MODEL_ANSWER_MS: '1500' };
  ai = new ServiceUnderTest(await startService(service, { env }));
  owner = await ChatOwner.start(ai.stack.natsUrl);
});
afterEach(() => {
  endpoint.reply = says('ready');
  endpoint.requests.length = 0;
});
afterAll(async () => {
  await owner.stop();
  await ai.stop();
  await endpoint.stop();
});

/** A new person with a role in a new organization. @returns its id */
const anOrganization = async (role: OrganizationRole = 'owner'): Promise<string> => {
  me = await ai.person();
  const id = v7();
  owner.organization = { id, role };
  return id;
};
const aModel = (organization_id: string) => ({
  ...{ organization_id, address: `${endpoint.address}/`, model: ' llama ', key: 'sk-secret-1', is_on: true },
});

describe('the model of an organization', () => {
  it('is saved by its owner, and its key lies sealed and is never returned', async () => {
    const organization_id = await anOrganization();
    expect(await me.ask(readAiModel, { organization_id })).toEqual({
      settings: null,
      local_address: endpoint.origin,
      messages_an_hour: 30,
    });
    const saved = await me.ask(saveAiModel, aModel(organization_id));
    expect(saved).toMatchObject({ address: endpoint.address, model: 'llama', has_key: true, is_on: true });
    const { settings } = await me.ask(readAiModel, { organization_id });
    expect(settings).toEqual(saved);
    const [row] = await ai.rows<{ sealed_key: string }>('SELECT * FROM ai_models WHERE organization_id = $1', [
      organization_id,
    ]);
    expect(JSON.stringify([settings, row])).not.toContain('sk-secret-1');
    expect(row?.sealed_key).toMatch(/^[\w-]{40,}$/);
  });

  it('keeps its key where none comes, loses it where it is null, and needs it again for another host', async () => {
    const organization_id = await anOrganization();
    const { key, ...rest } = aModel(organization_id);
    await me.ask(saveAiModel, { ...rest, key });
    expect(await me.ask(saveAiModel, { ...rest, is_on: false })).toMatchObject({ has_key: true, is_on: false });
    const elsewhere = { ...rest, address: 'https://models.example/v1' };
    expect(await me.refusal(saveAiModel, elsewhere)).toMatchObject({ code: 'ai_model_key_needed' });
    const { is_on: _, ...tested } = elsewhere;
    expect(await me.refusal(testAiModel, tested)).toMatchObject({ code: 'ai_model_key_needed' });
    expect(await me.ask(saveAiModel, { ...elsewhere, key: 'sk-2' })).toMatchObject({ has_key: true });
    expect(await me.ask(saveAiModel, { ...rest, key: null })).toMatchObject({ has_key: false });
  });

  it('is not replaced by somebody who has not seen it as it is, and each change of it is told once', async () => {
    const organization_id = await anOrganization();
    const first = { ...aModel(organization_id), seen: null };
    const saved = await me.ask(saveAiModel, first);
    // The answer was lost: the same request conflicts with nothing and changes nothing.
    expect(await me.ask(saveAiModel, first)).toEqual(saved);
    const off = { ...first, is_on: false };
    expect(await me.refusal(saveAiModel, off)).toMatchObject({ code: 'ai_model_changed' });
    expect(await me.refusal(saveAiModel, { ...off, seen: '2026-01-01T00:00:00.000Z' })).toMatchObject({
      code: 'ai_model_changed',
    });
    const { updated_at } = await me.ask(saveAiModel, { ...off, seen: saved.updated_at });
    expect(await me.refusal(saveAiModel, { ...off, seen: saved.updated_at, key: 'sk-2' })).toMatchObject({
      code: 'ai_model_changed',
    });
    await me.ask(saveAiModel, { ...off, seen: updated_at, key: null });
    const { host } = new URL(endpoint.address);
    expect(await ai.told(aiModelChanged, organization_id)).toEqual([
      { organizationId: organization_id, host, isOn: true },
      { organizationId: organization_id, host, isOn: false },
      { organizationId: organization_id, host, isOn: false },
    ]);
  });

  it('has a public address with HTTPS, or the one that the operator allows', async () => {
    const organization_id = await anOrganization();
    for (const address of ['http://models.example/v1', 'https://10.0.0.1/v1', 'http://127.0.0.1:1/v1'])
      expect(await me.refusal(saveAiModel, { ...aModel(organization_id), address })).toMatchObject({
        code: 'ai_model_address_refused',
      });
    const wrong = ['models.example', 'ftp://models.example', 'https://a:b@models.example', 'https://a.mx/?k=1'];
    // Behind these the path of completions would be no path: any other one of the service could be called.
    const open = [
      'https://a.mx/v1?',
      'https://a.mx/v1#',
      `${endpoint.origin}/api/pull?`,
      `${endpoint.origin}/api/pull#`,
    ];
    for (const address of [...wrong, ...open])
      expect(await me.refusal(saveAiModel, { ...aModel(organization_id), address })).toMatchObject({
        code: 'invalid_input',
      });
    const written = { ...aModel(organization_id), address: ' HTTPS://Models.Example:443/a/../v1// ' };
    expect(await me.ask(saveAiModel, written)).toMatchObject({ address: 'https://models.example/v1' });
    expect(await me.refusal(saveAiModel, { ...aModel(organization_id), key: 'con espacio' })).toMatchObject({
      code: 'invalid_input',
    });
  });

  it('is nothing for members and guests, for people of other organizations, and for nobody', async () => {
    const organization_id = await anOrganization('member');
    const { is_on: _, ...tested } = aModel(organization_id);
    const refusals = async () => [
      (await me.refusal(readAiModel, { organization_id })).code,
      (await me.refusal(saveAiModel, aModel(organization_id))).code,
      (await me.refusal(testAiModel, tested)).code,
    ];
    expect(await refusals()).toEqual(['forbidden', 'forbidden', 'forbidden']);
    owner.organization = { id: organization_id, role: 'guest' };
    expect(await refusals()).toEqual(['forbidden', 'forbidden', 'forbidden']);
    owner.organization = { id: v7(), role: 'owner' };
    expect(await refusals()).toEqual(['forbidden', 'forbidden', 'forbidden']);
    expect(endpoint.requests).toEqual([]);
    expect((await ai.nobody.refusal(readAiModel, { organization_id })).code).toBe('unauthenticated');
    expect((await ai.nobody.refusal(saveAiModel, aModel(organization_id))).code).toBe('unauthenticated');
    expect((await ai.nobody.refusal(testAiModel, tested)).code).toBe('unauthenticated');
  });
});

describe('a test', () => {
  it('says what came of it, uses the stored key, and sends nothing of a project', async () => {
    const organization_id = await anOrganization('admin');
    const { key, is_on, ...rest } = aModel(organization_id);
    await me.ask(saveAiModel, { ...rest, key, is_on });
    expect(await me.ask(testAiModel, rest)).toEqual({ problem: null, took_ms: expect.any(Number) });
    expect(endpoint.requests).toMatchObject([{ key, model: 'llama', user: 'Are you ready?' }]);
    endpoint.reply = failsWith(401);
    expect(await me.ask(testAiModel, { ...rest, key: 'sk-wrong' })).toMatchObject({ problem: 'key_refused' });
    expect(endpoint.requests[1]).toMatchObject({ key: 'sk-wrong' });
    endpoint.reply = () => undefined;
    expect(await me.ask(testAiModel, rest)).toMatchObject({ problem: 'timeout' });
    expect(await me.ask(testAiModel, { ...rest, key: null, address: 'https://10.0.0.1/v1' })).toMatchObject({
      problem: 'address_refused',
    });
  });

  it('goes without a key that was sealed with one that is gone', async () => {
    const organization_id = await anOrganization();
    const { key, ...rest } = aModel(organization_id);
    await me.ask(saveAiModel, { ...rest, key });
    const other = await anOrganization();
    // Another organization's key opens nothing here.
    await ai.rows('UPDATE ai_models SET organization_id = $2 WHERE organization_id = $1', [organization_id, other]);
    const { is_on: _, ...tested } = { ...rest, organization_id: other };
    await me.ask(testAiModel, tested);
    expect(endpoint.requests).toMatchObject([{ key: null }]);
  });

  it('counts as a message of the person', async () => {
    const organization_id = await anOrganization();
    const { is_on: _, ...tested } = aModel(organization_id);
    await ai.rows(
      `INSERT INTO ai_model_calls SELECT gen_random_uuid(), $1::uuid, now() - interval '59 minutes' FROM generate_series(1, 30)`,
      [me.userId],
    );
    expect(await me.ask(testAiModel, tested)).toMatchObject({ problem: 'too_many_messages' });
    expect(endpoint.requests).toEqual([]);
    await ai.rows(`UPDATE ai_model_calls SET called_at = called_at - interval '2 minutes' WHERE user_id = $1`, [
      me.userId,
    ]);
    expect(await me.ask(testAiModel, tested)).toMatchObject({ problem: null });
    expect(await ai.rows('SELECT 1 FROM ai_model_calls WHERE user_id = $1', [me.userId])).toHaveLength(1);
  });
});
