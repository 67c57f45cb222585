import { expect, it } from '@jest/globals';
import { AUTH_ROOT_PUBLIC_KEYS } from '@nivel/testing/root-keys';
import { databaseSettings, platformSettings, readSettings } from './settings.ts';

it('reads numbers from text and fills in defaults', () => {
  const settings = readSettings(platformSettings, {
    AUTH_ROOT_PUBLIC_KEYS,
    ACCESS_TOKEN_SECONDS: '30',
    HEALTH_PORT: '',
  });
  expect(settings).toMatchObject({ ACCESS_TOKEN_SECONDS: 30, HEALTH_PORT: 0, NATS_URL: 'nats://127.0.0.1:4222' });
});

it('names every wrong variable in one message', () => {
  expect(() =>
    readSettings(platformSettings.extend(databaseSettings.shape), { LOG_LEVEL: 'loud', OUTBOX_BATCH: 'many' }),
  ).toThrow(/LOG_LEVEL[\s\S]*DATABASE_URL[\s\S]*OUTBOX_BATCH/);
});

it('a process that kills itself at a checkpoint is refused in production, and only there', () => {
  const schema = platformSettings.extend(databaseSettings.shape);
  const env = { AUTH_ROOT_PUBLIC_KEYS, DATABASE_URL: 'postgres://127.0.0.1/nivel', CRASH_AT: 'after-commit' };
  expect(() => readSettings(schema, { ...env, NODE_ENV: 'production' })).toThrow('CRASH_AT: is refused in production');
  expect(() => readSettings(schema, env)).toThrow('CRASH_AT: is refused in production');
  expect(readSettings(schema, { ...env, NODE_ENV: 'test' }).CRASH_AT).toBe('after-commit');
  expect(readSettings(schema, { ...env, NODE_ENV: 'production', CRASH_AT: '' }).CRASH_AT).toBe('');
});

it('describes every setting, because its documentation is made from it', () => {
  for (const [name, schema] of Object.entries(platformSettings.extend(databaseSettings.shape).shape)) {
    expect(`${name}: ${schema.description ?? ''}`).toMatch(/: .{10,}/);
  }
});
