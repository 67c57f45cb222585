import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { aSoundTree } from '../../test/a-sound-curriculum.ts';
import { loadContent, treeOfFiles } from '../curriculum/content-loader.ts';
import { normalTree, type ContentTree } from '../curriculum/content-tree.ts';
import { filesOfTree } from './files-of-tree.ts';

const app = join(import.meta.dirname, '../..');
const again = (tree: ContentTree): ContentTree =>
  treeOfFiles(new Map(filesOfTree(tree).map(({ path, text }) => [path, text])));

describe('the files of a curriculum', () => {
  it('are byte-identical after an import of them, and import what was exported (the real curriculum)', async () => {
    const tree = await loadContent({ content: join(app, 'content'), media: join(app, 'media') });
    const files = filesOfTree(tree);
    expect(files.length).toBeGreaterThan(40);
    expect(normalTree(again(tree))).toEqual(normalTree(tree));
    expect(filesOfTree(again(tree))).toEqual(files);
  });

  it('change nothing of notes that end with empty lines', () => {
    const ended = JSON.stringify(aSoundTree()).replace('"notes":""', String.raw`"notes":"Nota\n\n"`);
    const tree = normalTree(JSON.parse(ended));
    expect(JSON.stringify(tree)).toContain('Nota');
    expect(normalTree(again(tree))).toEqual(tree);
  });

  it('say what is in preparation, keep every character of a text, and tell two parts with one video apart', () => {
    const tree = aSoundTree();
    const [level, ...others] = tree.levels;
    const [module] = level?.modules ?? [];
    const [video] = module?.parts ?? [];
    if (!level || !module || video?.type !== 'video') throw new Error('the test curriculum begins with a video');
    const odd = 'Línea uno: "comillas"\r\n\r\n---\r\n\r\n# Título\r\n- á & é';
    const changed = {
      ...tree,
      levels: [
        {
          ...level,
          active: false,
          modules: [
            {
              ...module,
              description: 'a: b # c\n- d',
              parts: [
                { ...video, active: false, body: { ...video.body, notes: odd } },
                {
                  ...video,
                  id: video.id.replace(/1$/, '9'),
                  order: 2,
                  slug: 'otra',
                  body: { ...video.body, notes: '' },
                },
              ],
            },
          ],
        },
        ...others,
      ],
    };
    const files = filesOfTree(changed);
    expect(files.filter(({ path }) => path.startsWith('media/'))).toHaveLength(2);
    const read = again(changed);
    expect(read.levels[0]).toMatchObject({ active: false, modules: [{ description: 'a: b # c\n- d' }] });
    expect(read.levels[0]?.modules[0]?.parts[0]?.body).toMatchObject({ notes: odd.replaceAll('\r\n', '\n') });
    expect(filesOfTree(read)).toEqual(files);
  });
});
