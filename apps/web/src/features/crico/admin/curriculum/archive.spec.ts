import { describe, expect, it } from '@jest/globals';
import { archiveOf, filesOfArchive } from './archive.ts';

const long = `content/x100/${'a'.repeat(60)}/${'b'.repeat(60)}.md`;
const files = [
  { path: 'content/x100/level.yaml', text: 'name: Introducción\n' },
  { path: long, text: 'x'.repeat(1_024) },
  { path: 'media/x100/video.media.json', text: '' },
];

describe('the archive of the curriculum', () => {
  it('gives back the files that it was made of, and the same bytes for the same files', () => {
    const archive = archiveOf(files);
    expect(archive.length % 512).toBe(0);
    expect(filesOfArchive(archive)).toEqual(files);
    expect(archiveOf(filesOfArchive(archive) ?? [])).toEqual(archive);
  });

  it('reads what is below another folder, and leaves out what the curriculum does not have', () => {
    const [level] = files;
    const archive = archiveOf([
      { path: 'learning/content/x100/level.yaml', text: level?.text ?? '' },
      { path: 'learning/content/README.md', text: 'no' },
      { path: 'learning/content/x100/01-uno/01-uno.storyboard.yaml', text: 'no' },
      { path: 'learning/src/main.ts', text: 'no' },
    ]);
    expect(filesOfArchive(archive)).toEqual([level]);
  });

  it.each([
    ['another file', new TextEncoder().encode('%PDF-1.7'.repeat(200))],
    ['an empty file', new Uint8Array()],
    ['an archive that is cut off', archiveOf(files).subarray(0, 1_400)],
    ['an archive of other files', archiveOf([{ path: 'notes.txt', text: 'no' }])],
  ])('refuses %s', (_, bytes) => {
    expect(filesOfArchive(bytes)).toBeNull();
  });
});
