import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { readModule } from '@nivel/contracts/learning/read-module.operation';
import { recordReading } from '@nivel/contracts/learning/record-reading.operation';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { aContentTree, aModule, aTextPart, idOf, modules, parts } from '../../test/a-curriculum.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';
import { loadContent } from '../curriculum/content-loader.ts';
import type { ContentTree } from '../curriculum/content-tree.ts';

let learning: LearningUnderTest;

beforeAll(async () => {
  learning = await LearningUnderTest.start();
});
afterAll(() => learning.stop());

/** The test curriculum with the first module made of these parts. */
const withFirstModule = (
  change: (tree: ContentTree['levels'][number]['modules'][number]) => ContentTree['levels'][number]['modules'][number],
): ContentTree => {
  const tree = aContentTree();
  const levels = tree.levels.map((level) => ({
    ...level,
    modules: level.modules.map((module) => (module.id === modules.first ? change(module) : module)),
  }));
  return { ...tree, levels };
};

describe('an import', () => {
  it('of the same files again changes nothing', async () => {
    const first = await learning.importTree(aContentTree());
    const again = await learning.importTree(aContentTree());
    expect(again).toEqual({ version: first.version, isChanged: false });
  });

  it('hides removed content without deleting it; earned results stay, percent follows today', async () => {
    await learning.importTree(aContentTree());
    const learner = await learning.person();
    await learner.ask(openPart, { part_id: parts.text });
    learning.clock.pass(6);
    await learner.ask(recordReading, { part_id: parts.text });
    await learner.ask(completePart, { part_id: parts.text });
    const smaller = withFirstModule((module) => ({ ...module, parts: module.parts.slice(0, 2) }));
    await learning.importTree(smaller);
    const { rows } = await learning.owner.query('SELECT is_active FROM curriculum_parts WHERE id = $1', [
      parts.exercises,
    ]);
    expect(rows).toEqual([{ is_active: false }]);
    expect(await learner.ask(readModule, { id: modules.first })).toMatchObject({ percentage: 50, partsTotal: 2 });
    expect(
      (
        await learning.owner.query(
          'SELECT completion_percentage::float8 AS percent FROM module_progress WHERE user_id = $1',
          [learner.userId],
        )
      ).rows,
    ).toEqual([{ percent: 50 }]);
    expect(await learner.refusal(openPart, { part_id: parts.exercises })).toMatchObject({ code: 'part_not_found' });
    const larger = withFirstModule((module) => ({ ...module, parts: [...module.parts, aTextPart(idOf('c', 4), 4)] }));
    await learning.importTree(larger);
    expect(await learner.ask(readModule, { id: modules.first })).toMatchObject({ percentage: 25, partsCompleted: 1 });
    expect(await learner.ask(readDashboard, {})).toMatchObject({ totalPoints: 10 });
  });

  it('of parts that say nothing of their goal, as earlier releases imported them, opens them all the same', async () => {
    await learning.importTree(aContentTree());
    const learner = await learning.person();
    const opened = await learner.ask(openPart, { part_id: parts.text });
    expect(opened).toMatchObject({ goal: null, sources: [], reviewedOn: null });
  });

  it('reaches running services automatically', async () => {
    const learner = await learning.person();
    const tree = withFirstModule((module) => ({ ...module, title: 'Otro título' }));
    await learning.importTree(tree);
    await waitUntil(async () => (await learner.ask(readModule, { id: modules.first })).title === 'Otro título');
  });

  it('of an unknown module is not found before it', async () => {
    const learner = await learning.person();
    expect(await learner.refusal(readModule, { id: idOf('b', 77) })).toMatchObject({ code: 'module_not_found' });
    const tree = aContentTree();
    await learning.importTree({
      ...tree,
      levels: tree.levels.map((level) =>
        level.id === 'X300' ? { ...level, modules: [aModule(1, [], { id: idOf('b', 77) })] } : level,
      ),
    });
    expect(await learner.ask(readModule, { id: idOf('b', 77) })).toMatchObject({ state: 'locked', partsTotal: 0 });
  });

  it('of the real curriculum opens every first part and shows no solution', async () => {
    const content = join(import.meta.dirname, '../../content');
    const tree = await loadContent({ content, media: join(import.meta.dirname, '../../media') });
    expect(await learning.importTree(tree)).toMatchObject({ isChanged: true });
    const learner = await learning.person();
    const { levels, next, achievements } = await learner.ask(readDashboard, {});
    const offered = tree.achievements.filter(({ active }) => active).map(({ id }) => id);
    expect(offered.length).toBeLessThan(tree.achievements.length);
    expect(achievements.map(({ id }) => id)).toEqual(offered);
    expect(levels.map(({ id }) => id)).toEqual(tree.levels.map(({ id }) => id));
    const first = tree.levels[0]?.modules[0];
    expect(next?.partId).toBe(first?.parts[0]?.id);
    for (const part of first?.parts ?? []) {
      const opened = await learner.ask(openPart, { part_id: part.id });
      expect(opened.content.type).toBe(part.type);
      const { goal, sources, reviewedOn } = part;
      expect(opened).toMatchObject({ goal, sources, reviewedOn });
      if (part.type === 'exercises') {
        expect(JSON.stringify(opened.content)).not.toMatch(/"correct"|"feedback"|"accepted"|"tolerance"/);
        expect(await learner.refusal(submitExercise, { part_id: part.id, answers: {} })).toMatchObject({
          code: 'answers_missing',
        });
      }
    }
  });
});
