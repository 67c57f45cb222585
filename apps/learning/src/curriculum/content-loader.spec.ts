import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadContent } from './content-loader.ts';

const moduleId = '01a1f978-0000-7000-8000-000000000001';
const partId = '01a1f978-0000-7000-8000-000000000002';
const otherId = '01a1f978-0000-7000-8000-000000000003';
const taught = 'goal: leer\nobjectives: [1]\ncompetencies: [TA-1]\nsources: []\nreviewedOn: 2026-11-22';
const front = `id: ${partId}\ntype: text\ntitle: Parte\npoints: 10\nestimatedMinutes: 2\n${taught}`;
const source = (url: string) => `sources: [{ author: Ana, title: Algo, year: 2025, url: ${url} }]`;
const option = (id: string, correct: boolean) => `{ id: ${id}, text: ${id}, correct: ${correct}, feedback: Por ${id} }`;

const sound = {
  'achievements.yaml': 'achievements: []',
  'x100/level.yaml': 'id: X100\nname: Uno\ndescription: Uno\nduration: Uno\ncolor: agave\norder: 1',
  'x100/01-un-modulo/module.yaml': `id: ${moduleId}\nnumber: 1\ntitle: Uno\ndescription: Uno\nestimatedMinutes: 5\nlearningObjectives: [Uno]`,
  'x100/01-un-modulo/02-leer.md': `---\n${front}\n---\n\n## Hola\n\nTexto con --- dentro.\n`,
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'nivel-content-'));
});
afterEach(() => rm(root, { recursive: true }));

const load = async (changes: Record<string, string> = {}) => {
  for (const [name, text] of Object.entries({ ...sound, ...changes })) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return loadContent({ content: root, media: join(root, 'media-folder') });
};

describe('the content loader', () => {
  test('takes number and slug from the names of files, and leaves the Markdown as it is', async () => {
    const { levels } = await load();
    expect(levels[0]?.modules[0]).toMatchObject({
      slug: 'un-modulo',
      prerequisites: [],
      parts: [{ order: 2, slug: 'leer', active: true, body: { markdown: '## Hola\n\nTexto con --- dentro.' } }],
    });
  });

  test('storyboards are not parts', async () => {
    const { levels } = await load({ 'x100/01-un-modulo/02-leer.storyboard.yaml': 'scenes: []' });
    expect(levels[0]?.modules[0]?.parts).toHaveLength(1);
  });

  test.each([
    ['a text without front matter', '02-leer.md', '## Hola'],
    ['an address that is none', '02-leer.md', `---\n${front.replace('sources: []', source('no es'))}\n---\n\nHola\n`],
    ['a goal that is a sentence', '02-leer.md', `---\n${front.replace('goal: leer', 'goal: Lee.')}\n---\n\nHola\n`],
    ['a field nobody knows', '02-leer.md', `---\n${front}\nauthor: Ana\n---\n\nHola\n`],
    ['an empty text', '02-leer.md', `---\n${front}\n---\n\n`],
    ['a file that is not YAML', '03-resolver.yaml', 'a: [1'],
    ['a part without a number', 'leer.md', `---\n${front}\n---\n\nHola\n`],
    [
      "a number that is not the folder's",
      'module.yaml',
      sound['x100/01-un-modulo/module.yaml'].replace('number: 1', 'number: 2'),
    ],
    [
      'a single choice with two right options',
      '03-resolver.yaml',
      `${front.replace(partId, otherId).replace('text', 'exercises')}\nitems: [{ id: una, type: single_choice, prompt: "¿?", options: [${option('a', true)}, ${option('b', true)}] }]`,
    ],
  ])('refuses %s and names the file', async (_, file, text) => {
    const loading = load({ [`x100/01-un-modulo/${file}`]: text });
    await expect(loading).rejects.toThrow(join('01-un-modulo', file));
  });

  test('refuses a nesting that is too deep to be read, as any other fault of a file', async () => {
    const loading = load({ 'x100/01-un-modulo/03-honda.yaml': '['.repeat(20_000) });
    const file = 'content/x100/01-un-modulo/03-honda.yaml';
    await expect(loading).rejects.toMatchObject({ problems: [{ file, code: 'not_yaml' }] });
  });

  test('refuses a video whose media were not made', async () => {
    const video = `---\n${front.replace('text', 'video')}\nmedia: x100/nada\n---\n\nNotas\n`;
    await expect(load({ 'x100/01-un-modulo/02-leer.md': video })).rejects.toThrow(join('x100', 'nada.media.json'));
  });

  test('refuses what contradicts itself between files', async () => {
    const twin = { 'x100/01-un-modulo/03-otra.md': `---\n${front}\n---\n\nHola\n` };
    await expect(load(twin)).rejects.toThrow(`Two things share the id ${partId}`);
  });
});
