import { expect, it } from '@jest/globals';
import { withWorkspace } from './lock-file.ts';

it('an app has the place that npm gives it, and all else stays', () => {
  const [first, last] = [{ '': { name: 'nivel' }, 'apps/auth': {} }, { 'node_modules/zod': { version: '4.0.0' } }];
  const lock = { name: 'nivel', lockfileVersion: 3, packages: { ...first, 'apps/web': {}, ...last } };
  const text = withWorkspace(`${JSON.stringify(lock, null, 2)}\n`, 'atlas');
  expect(Object.keys((JSON.parse(text) as typeof lock).packages)).toEqual([
    '',
    'apps/atlas',
    'apps/auth',
    'apps/web',
    'node_modules/@nivel/atlas',
    'node_modules/zod',
  ]);
  expect(text).toMatch(/"apps\/atlas": \{\n {6}"name": "@nivel\/atlas"\n {4}\}/);
  expect(text).toMatch(/"node_modules\/@nivel\/atlas": \{\n {6}"resolved": "apps\/atlas",\n {6}"link": true\n {4}\}/);
});
