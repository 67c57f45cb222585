import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { compareCurriculumDraft } from '@nivel/contracts/learning/compare-curriculum-draft.operation';
import { exportCurriculum } from '@nivel/contracts/learning/export-curriculum.operation';
import { importCurriculum } from '@nivel/contracts/learning/import-curriculum.operation';
import { publishCurriculumDraft } from '@nivel/contracts/learning/publish-curriculum-draft.operation';
import { readCurriculumThing } from '@nivel/contracts/learning/read-curriculum-thing.operation';
import { saveCurriculumThing } from '@nivel/contracts/learning/save-curriculum-thing.operation';
import type { Person } from '@nivel/testing/caller';
import { modules, parts } from '../../test/a-curriculum.ts';
import { aSoundTree } from '../../test/a-sound-curriculum.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';
import { PeopleService } from '../../test/people-service.ts';

let learning: LearningUnderTest;
let people: PeopleService;
let admin: Person;

beforeAll(async () => {
  learning = await LearningUnderTest.start();
  people = await PeopleService.start(learning);
  admin = await people.administrator();
});
afterAll(async () => {
  await people.owner.stop();
  await learning.stop();
});
beforeEach(async () => {
  await learning.rows('DELETE FROM curriculum_drafts');
  await learning.rows('DELETE FROM curriculum_versions');
  await learning.rows(`UPDATE curriculum_version SET checksum = ''`);
  await learning.importTree(aSoundTree());
});

const exported = async () => (await admin.ask(exportCurriculum, {})).files;
const withText = async (end: string, from: string, to: string) =>
  (await exported()).map((file) => (file.path.endsWith(end) ? { ...file, text: file.text.replace(from, to) } : file));
const publish = async () => {
  const { revision } = await admin.ask(compareCurriculumDraft, {});
  await admin.ask(publishCurriculumDraft, { publish_id: v7(), revision, note: '' });
};
const rename = async (id: string, title: string) => {
  const { kind, content, revision } = await admin.ask(readCurriculumThing, { id });
  await admin.ask(saveCurriculumThing, { kind, id, revision, content: { ...content, title } });
};
const drafted = async () => (await admin.ask(compareCurriculumDraft, {})).changes.map(({ id, state }) => [id, state]);

describe('files of the curriculum', () => {
  it('that were exported change nothing, and are the same bytes after they were imported and published', async () => {
    const files = await exported();
    expect(await admin.ask(importCurriculum, { files })).toEqual({ drafted: 0 });
    expect(await drafted()).toEqual([]);
    const changed = await withText('x100/01-modulo-1/module.yaml', 'title: Módulo 1', 'title: Otro');
    expect(await admin.ask(importCurriculum, { files: changed })).toEqual({ drafted: 1 });
    expect(await admin.ask(importCurriculum, { files: changed })).toEqual({ drafted: 1 });
    await publish();
    expect(await exported()).toEqual(changed);
  });

  it('that are wrong are refused with file and line, and none of them is taken in', async () => {
    const refusal = async (files: Awaited<ReturnType<typeof exported>>) => admin.refusal(importCurriculum, { files });
    const file = 'content/x100/01-modulo-1/02-texto-2.md';
    expect(await refusal(await withText('02-texto-2.md', 'points: 10', 'points: many'))).toMatchObject({
      code: 'curriculum_files_invalid',
      details: { problems: [{ file, line: 5, place: 'points', code: 'wrong_type' }] },
    });
    expect(await refusal(await withText('02-texto-2.md', 'points: 10', 'points: &a 10\nextra: *a'))).toMatchObject({
      details: { problems: [{ file, code: 'alias' }] },
    });
    expect(await refusal(await withText('02-texto-2.md', 'points: 10', 'points: [1'))).toMatchObject({
      details: { problems: [{ file, code: 'not_yaml' }] },
    });
    const twice = await withText('02-texto-2.md', parts.text, parts.video);
    expect(await refusal(twice)).toMatchObject({
      details: { problems: [{ file: null, code: 'shared_id', values: [parts.video] }] },
    });
    const retyped = await withText('03-ejercicios-3.yaml', 'type: single_choice', 'type: multiple_choice');
    expect(await refusal(retyped)).toMatchObject({
      details: { problems: [{ place: 'Ejercicios 3', code: 'rule' }] },
    });
    const without = (await exported()).filter(({ path }) => !path.endsWith('.media.json'));
    expect(await refusal(without)).toMatchObject({
      details: { problems: [{ file: 'media/x100/v.media.json', code: 'file_missing' }] },
    });
    expect(await drafted()).toEqual([]);
  });

  it('replace no draft that somebody has written, and remove nothing', async () => {
    const changed = await withText('x100/01-modulo-1/module.yaml', 'title: Módulo 1', 'title: Otro');
    const fewer = changed.filter(({ path }) => !path.startsWith('content/x200/'));
    await rename(modules.first, 'Mío');
    expect(await admin.refusal(importCurriculum, { files: fewer })).toMatchObject({
      code: 'curriculum_drafts_in_way',
      details: { titles: ['Otro'] },
    });
    await rename(modules.first, 'Módulo 1');
    await admin.ask(importCurriculum, { files: fewer });
    expect(await drafted()).toEqual([[modules.first, 'changed']]);
  });

  it('of a release become drafts once somebody has written in the product, and retire nothing', async () => {
    await rename(modules.second, 'Escrito aquí');
    await publish();
    const tree = aSoundTree();
    // The second module is no longer in the files.
    const levels = tree.levels.map((level) => ({
      ...level,
      modules: level.modules
        .filter(({ id }) => id !== modules.second)
        .map((module) => (module.id === modules.first ? { ...module, title: 'De la entrega' } : module)),
    }));
    const released = { ...tree, levels };
    expect(await learning.importTree(released)).toMatchObject({ isChanged: false, drafted: 1 });
    expect(await learning.importTree(released)).toMatchObject({ isChanged: false });
    expect(await drafted()).toEqual([[modules.first, 'changed']]);
    const { content } = await admin.ask(readCurriculumThing, { id: modules.second });
    expect(content).toMatchObject({ title: 'Escrito aquí' });
  });
});
