import { describe, expect, it } from '@jest/globals';
import { readAs } from '../../../area/imports/file-text.ts';
import { archiveOf, filesOfArchive } from './archive.ts';

const long = `content/x100/${'a'.repeat(60)}/${'b'.repeat(60)}.md`;
const level = { path: 'content/x100/level.yaml', text: 'name: Introducción\n' };
const files = [level, { path: long, text: 'x'.repeat(1_024) }, { path: 'media/x100/video.media.json', text: '' }];
const bytesOf = async (archive: Blob): Promise<string> => readAs(archive, 'windows-1252');

describe('the archive of the curriculum', () => {
  it('gives back the files that it was made of, and the same bytes for the same files', async () => {
    const archive = archiveOf(files);
    expect(archive.size % 512).toBe(0);
    expect(await filesOfArchive(archive)).toEqual(files);
    const again = archiveOf((await filesOfArchive(archive)) ?? []);
    expect(await bytesOf(again)).toBe(await bytesOf(archive));
  });

  it('reads what is below another folder, and leaves out what the curriculum does not have', async () => {
    const archive = archiveOf([
      { path: `learning/${level.path}`, text: level.text },
      { path: 'learning/content/README.md', text: 'no' },
      { path: 'learning/content/x100/01-uno/01-uno.storyboard.yaml', text: 'no' },
      { path: 'learning/src/main.ts', text: 'no' },
      { path: 'learning/content/x100/._level.yaml', text: 'no' },
    ]);
    expect(await filesOfArchive(archive)).toEqual([level]);
  });

  it.each([
    ['another file', new Blob(['%PDF-1.7'.repeat(200)])],
    ['an empty file', new Blob([])],
    ['an archive that is cut off', archiveOf(files).slice(0, 1_400)],
    ['an archive of other files', archiveOf([{ path: 'notes.txt', text: 'no' }])],
  ])('refuses %s', async (_, bytes) => {
    expect(await filesOfArchive(bytes)).toBeNull();
  });
});
