import { describe, expect, it } from '@jest/globals';
import { keptSize } from './kept-size.ts';

const text = { id: 'text', data: { content: { type: 'text' } } };
const video = { id: 'video', data: { content: { type: 'video' } } };
const lengthOf = ({ data }: { readonly data: object }): number => JSON.stringify(data).length;

describe('what is kept of a module', () => {
  it('counts its texts and its own files', () => {
    const files = ['video', 'captions', 'poster'].map((name) => ({ partId: 'video', name, bytes: 100 }));
    const another = { partId: 'another', name: 'video', bytes: 7_000 };
    expect(keptSize([text, video], [...files, another])).toEqual({
      parts: 2,
      whole: 2,
      bytes: lengthOf(text) + lengthOf(video) + 300,
    });
  });

  it('has no whole part where its video is missing, and one where the video cannot be kept', () => {
    const captions = { partId: 'video', name: 'captions', bytes: 100 };
    expect(keptSize([text, video], [captions])).toMatchObject({ parts: 2, whole: 1 });
    expect(keptSize([text, video], [captions, { ...captions, name: 'video', bytes: 0 }])).toMatchObject({ whole: 2 });
  });
});
