import { beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExerciseItem } from '@nivel/contracts/learning/content/exercise-item';
import type { PartContent } from '@nivel/contracts/learning/content/part';
import { kindOf } from '@nivel/contracts/learning/content/set-kind';
import { toWebVtt } from '../../media/captions.ts';
import { wordsOf } from '../../test/content-measures.ts';
import { loadContent } from './content-loader.ts';
import { findSmallPools } from './content-rules.ts';
import type { ContentTree, LevelTree } from './content-tree.ts';

const folders = {
  content: join(import.meta.dirname, '../../content'),
  media: join(import.meta.dirname, '../../media'),
};
let tree: ContentTree;
beforeAll(async () => {
  tree = await loadContent(folders);
});

const level = (id: string): LevelTree => {
  const found = tree.levels.find((one) => one.id === id);
  if (!found) throw new Error(`No level ${id}`);
  return found;
};
const parts = (): PartContent[] => tree.levels.flatMap(({ modules }) => modules.flatMap((module) => module.parts));
const videos = () => parts().flatMap((part) => (part.type === 'video' ? [part] : []));
const texts = () => parts().flatMap((part) => (part.type === 'text' ? [part] : []));
const items = (): ExerciseItem[] => parts().flatMap((part) => (part.type === 'exercises' ? part.body.items : []));

describe('the curriculum', () => {
  test('has the four levels in their order', () => {
    expect(tree.levels.map(({ id }) => id)).toEqual(['X100', 'X200', 'X300', 'X400']);
  });

  test('X100 has five modules and thirty active parts', () => {
    const modules = level('X100').modules;
    expect(modules.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(modules.map((module) => module.parts.filter(({ active }) => active).length)).toEqual([5, 6, 6, 7, 6]);
  });

  test.each(['X100', 'X200'])('in %s the first module is open and each other one requires the one before it', (id) => {
    const modules = level(id).modules;
    expect(modules.length).toBeGreaterThan(1);
    const expected = modules.map((_, index) => (index === 0 ? [] : [modules[index - 1]?.id]));
    expect(modules.map(({ prerequisites }) => prerequisites)).toEqual(expected);
  });

  test('a module takes as long as its parts together', () => {
    for (const { title, estimatedMinutes, parts: own } of tree.levels.flatMap(({ modules }) => modules)) {
      const minutes = own.reduce((sum, part) => sum + part.estimatedMinutes, 0);
      expect({ title, minutes }).toEqual({ title, minutes: estimatedMinutes });
    }
  });

  test('every module with parts has something to watch, to read and to solve', () => {
    const kinds = tree.levels.flatMap(({ modules }) =>
      modules.map((module) => new Set(module.parts.map(({ type }) => type)).size),
    );
    expect(new Set(kinds)).toEqual(new Set([3]));
  });
});

describe('texts', () => {
  test('every text is a lesson of 350 to 700 words with an outline', () => {
    for (const { title, body } of texts()) {
      const words = wordsOf(body.markdown);
      expect({ title, fits: words >= 350 && words <= 700, outline: /^## /m.test(body.markdown) }).toEqual({
        title,
        fits: true,
        outline: true,
      });
    }
  });

  test('every text shows a drawing of ours, described in words too, as its file is today', async () => {
    const made = JSON.parse(await readFile(join(folders.media, 'drawings.json'), 'utf8')) as Record<string, string>;
    for (const { title, body } of texts()) {
      const [, alt = '', name = ''] = /^!\[([^\]]+)\]\(([^)]+)\.webp\)$/m.exec(body.markdown) ?? [];
      expect({ title, isTold: alt.length >= 60 }).toEqual({ title, isTold: true });
      const drawing = createHash('sha256')
        .update(await readFile(join(folders.media, `${name}.svg`)))
        .digest('hex');
      expect({ name, drawing }).toEqual({ name, drawing: made[name] });
      expect((await stat(join(folders.media, `${name}.webp`))).size).toBeGreaterThan(0);
    }
  });

  test('the content holds no raw HTML', () => {
    const withHtml = [...texts().map(({ body }) => body.markdown), ...items().map(({ prompt }) => prompt)].filter(
      (text) => /<\/?[a-z]/i.test(text),
    );
    expect(withHtml).toEqual([]);
  });
});

describe('videos', () => {
  test('every video lasts 45 to 90 seconds and weighs less than a megabyte', async () => {
    for (const { title, body } of videos()) {
      const { size } = await stat(join(folders.media, body.video));
      const fits = body.durationSeconds >= 45 && body.durationSeconds <= 90 && size > 0 && size < 1_000_000;
      expect({ title, fits }).toEqual({ title, fits: true });
    }
  });

  test('every video has captions covering its length, without overlaps or long silences', () => {
    for (const { title, body } of videos()) {
      const edges = [0, ...body.transcript.flatMap(({ start, end }) => [start, end]), body.durationSeconds];
      const silences = edges.flatMap((edge, index) => (index % 2 === 1 ? [edge - (edges[index - 1] ?? 0)] : []));
      const covered = silences.every((seconds) => seconds >= 0 && seconds < 3);
      expect({ title, covered }).toEqual({ title, covered: true });
    }
  });

  test('captions files match the transcripts, and posters exist', async () => {
    for (const { body } of videos()) {
      expect(await readFile(join(folders.media, body.captions), 'utf8')).toBe(toWebVtt(body.transcript));
      expect((await stat(join(folders.media, body.poster))).size).toBeGreaterThan(0);
    }
  });

  test('every video was made from the present storyboard beside it', async () => {
    for (const { modules, id } of tree.levels) {
      for (const module of modules) {
        for (const part of module.parts) {
          if (part.type !== 'video') continue;
          const numbered = (number: number, slug: string) => `${String(number).padStart(2, '0')}-${slug}`;
          const file = join(
            folders.content,
            id.toLowerCase(),
            numbered(module.number, module.slug),
            `${numbered(part.order, part.slug)}.storyboard.yaml`,
          );
          const storyboard = createHash('sha256')
            .update(await readFile(file))
            .digest('hex');
          expect({ file, storyboard }).toEqual({ file, storyboard: part.body.storyboard });
        }
      }
    }
  });
});

describe('exercises', () => {
  test('every exercises part has four to eight items, a final one up to twelve, and asks in three ways, a project in two', () => {
    const exercises = parts().flatMap((part) => (part.type === 'exercises' ? [part] : []));
    expect(exercises.length).toBeGreaterThan(0);
    for (const { body, title } of exercises) {
      const list = body.items;
      expect(list.length).toBeGreaterThanOrEqual(4);
      expect(body.draw ?? list.length).toBeLessThanOrEqual(/^(Reto final|Proyecto)/.test(title) ? 12 : 8);
      const ways = new Set(list.map(({ type }) => type)).size;
      expect(ways).toBeGreaterThanOrEqual(title.startsWith('Proyecto') ? 2 : 3);
    }
  });

  test('what is called a review or a final set is one', () => {
    const kinds = parts().flatMap(({ type, title, body }) =>
      type === 'exercises' ? [{ title, kind: kindOf(body) }] : [],
    );
    for (const { title, kind } of kinds) {
      const named = title.startsWith('Reto final') ? 'final' : title.startsWith('Repaso') ? 'review' : 'practice';
      expect({ title, kind }).toEqual({ title, kind: named });
    }
  });

  /** They ask all that they have; an author who writes more items for one states how many of them a run draws. */
  test('these reviews and final sets have fewer than twice the items of a run', () => {
    expect(findSmallPools(tree).map(({ title, asked, pool }) => `${title}: ${asked} of ${pool}`)).toEqual([
      'Repaso: qué es la IA: 6 of 6',
      'Repaso: cómo aprenden las máquinas: 6 of 6',
      'Repaso: escribe buenos prompts: 6 of 6',
      'Repaso: usa la IA con criterio: 6 of 6',
      'Reto final de X100: 11 of 11',
    ]);
  });

  test('the place of the right option does not give it away', () => {
    const places = items().flatMap((item) =>
      item.type === 'single_choice' ? [item.options.findIndex(({ correct }) => correct)] : [],
    );
    for (const place of new Set(places)) {
      expect(places.filter((other) => other === place).length).toBeLessThanOrEqual(places.length / 2);
    }
  });

  test('no two options of an item say the same, and no feedback is used twice in an item', () => {
    for (const item of items()) {
      if (!('options' in item)) continue;
      const said = item.options.flatMap(({ text, feedback }) => [text, feedback]);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

describe('achievements', () => {
  test('cover all four kinds of requirement', () => {
    const kinds = new Set(tree.achievements.flatMap(({ requirements }) => Object.keys(requirements)));
    expect(kinds).toEqual(new Set(['modules_completed', 'skill_value', 'streak_days', 'total_points']));
  });

  test('one is unlocked by the first module alone', () => {
    expect(tree.achievements.some(({ requirements }) => requirements.modules_completed === 1)).toBe(true);
  });
});
