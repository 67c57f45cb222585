import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { compareCurriculumDraft } from '@nivel/contracts/learning/compare-curriculum-draft.operation';
import { compareCurriculumVersion } from '@nivel/contracts/learning/compare-curriculum-version.operation';
import { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { curriculumPublished } from '@nivel/contracts/learning/curriculum-published.fact';
import { discardCurriculumDraft } from '@nivel/contracts/learning/discard-curriculum-draft.operation';
import { listCurriculumVersions } from '@nivel/contracts/learning/list-curriculum-versions.operation';
import { moveCurriculumThing } from '@nivel/contracts/learning/move-curriculum-thing.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { previewCurriculumPart } from '@nivel/contracts/learning/preview-curriculum-part.operation';
import { publishCurriculumDraft } from '@nivel/contracts/learning/publish-curriculum-draft.operation';
import { readCurriculumDraft } from '@nivel/contracts/learning/read-curriculum-draft.operation';
import { readCurriculumThing } from '@nivel/contracts/learning/read-curriculum-thing.operation';
import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { readModule } from '@nivel/contracts/learning/read-module.operation';
import { readPartFigures } from '@nivel/contracts/learning/read-part-figures.operation';
import { recordReading } from '@nivel/contracts/learning/record-reading.operation';
import { restoreCurriculumVersion } from '@nivel/contracts/learning/restore-curriculum-version.operation';
import { saveCurriculumThing } from '@nivel/contracts/learning/save-curriculum-thing.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { idOf, modules, parts } from '../../test/a-curriculum.ts';
import { aSoundTree } from '../../test/a-sound-curriculum.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';
import { PeopleService } from '../../test/people-service.ts';

let learning: LearningUnderTest;
let people: PeopleService;
let admin: Person;
let learner: Person;

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
  learner = await learning.person();
});

const change = async (id: string, values: Record<string, unknown>) => {
  const { kind, content, revision } = await admin.ask(readCurriculumThing, { id });
  return admin.ask(saveCurriculumThing, { kind, id, revision, content: { ...content, ...values } });
};
const publish = async (publishId = v7()) => {
  const { revision } = await admin.ask(compareCurriculumDraft, {});
  return admin.ask(publishCurriculumDraft, { publish_id: publishId, revision, note: 'Mejor así' });
};
const titleOfFirst = async () => (await learner.ask(readModule, { id: modules.first })).title;
const problemsIn = (refused: { details: unknown }) => (refused.details as { problems: unknown[] }).problems;

describe('a draft of the curriculum', () => {
  it('is seen by learners once it is published, as one version; the same command again publishes nothing more', async () => {
    await change(modules.first, { title: 'Otro título' });
    expect(await titleOfFirst()).not.toBe('Otro título');
    const before = await admin.ask(readCurriculumDraft, {});
    expect(before.things.find(({ id }) => id === modules.first)).toMatchObject({
      state: 'changed',
      title: 'Otro título',
    });
    const publishId = v7();
    const { revision, changes } = await admin.ask(compareCurriculumDraft, {});
    expect(changes).toMatchObject([
      { id: modules.first, state: 'changed', fields: [{ name: 'title', after: 'Otro título' }] },
    ]);
    const command = { publish_id: publishId, revision, note: 'Mejor así' };
    const { version } = await admin.ask(publishCurriculumDraft, command);
    expect(await admin.ask(publishCurriculumDraft, command)).toEqual({ version });
    expect(version).toBe(before.version + 1);
    await waitUntil(async () => (await titleOfFirst()) === 'Otro título');
    const { versions } = await admin.ask(listCurriculumVersions, {});
    expect(versions.slice(0, 2)).toMatchObject([
      { version, source: 'authors', note: 'Mejor así', restored: null },
      { version: before.version, source: 'files' },
    ]);
    expect(await learning.told(curriculumPublished, `${version}`)).toContainEqual({ version, restored: null });
    expect((await admin.ask(readCurriculumDraft, {})).things.every(({ state }) => state === 'same')).toBe(true);
  });

  it('keeps what learners earned when a part is removed, and an older version brings it back', async () => {
    await learner.ask(openPart, { part_id: parts.text });
    learning.clock.pass(6);
    await learner.ask(recordReading, { part_id: parts.text });
    await learner.ask(completePart, { part_id: parts.text });
    const { kind, revision } = await admin.ask(readCurriculumThing, { id: parts.text });
    const removal = { kind, id: parts.text, content: null, revision };
    expect(await admin.ask(saveCurriculumThing, removal)).toMatchObject({ state: 'removed' });
    expect(await admin.ask(saveCurriculumThing, removal)).toMatchObject({ state: 'removed' });
    expect((await admin.ask(compareCurriculumDraft, {})).changes).toMatchObject([
      { id: parts.text, state: 'removed', learners: null },
    ]);
    const { version } = await publish();
    await waitUntil(async () => (await learner.ask(readModule, { id: modules.first })).partsTotal === 2);
    expect(await learner.ask(readDashboard, {})).toMatchObject({ totalPoints: 10 });
    expect(await admin.ask(compareCurriculumVersion, { version: version - 1 })).toEqual({
      present: version,
      changes: [expect.objectContaining({ id: parts.text, state: 'added', fields: [], learners: null })],
    });
    expect(await admin.ask(compareCurriculumVersion, { version })).toEqual({ present: version, changes: [] });
    const again = { publish_id: v7(), version: version - 1, present: version };
    expect(await admin.refusal(restoreCurriculumVersion, { ...again, present: version - 1 })).toMatchObject({
      code: 'curriculum_version_changed',
    });
    const restored = await admin.ask(restoreCurriculumVersion, again);
    expect(restored.version).toBe(version + 1);
    expect(await admin.ask(restoreCurriculumVersion, again)).toEqual(restored);
    await waitUntil(async () => (await learner.ask(readModule, { id: modules.first })).partsTotal === 3);
    expect(await learner.ask(readModule, { id: modules.first })).toMatchObject({ partsCompleted: 1 });
  });

  it('has a new part, which an administrator sees as a learner before it is published', async () => {
    const id = idOf('c', 90);
    const { content } = await admin.ask(readCurriculumThing, { id: parts.exercises });
    const added = { ...content, id, order: 4, slug: 'nueva', title: 'Nueva' };
    const input = { kind: 'part' as const, id, content: added, revision: null };
    const saved = await admin.ask(saveCurriculumThing, input);
    expect(saved).toMatchObject({ state: 'added' });
    expect(await admin.ask(saveCurriculumThing, input)).toEqual(saved);
    const preview = await admin.ask(previewCurriculumPart, { id });
    expect(preview).toMatchObject({ title: 'Nueva', content: { type: 'exercises' } });
    expect(JSON.stringify(preview)).not.toMatch(/"correct"|"feedback"|"value"/);
    expect(await learner.refusal(openPart, { part_id: id })).toMatchObject({ code: 'part_not_found' });
    await admin.ask(discardCurriculumDraft, { id, revision: saved.revision });
    await admin.ask(discardCurriculumDraft, { id, revision: saved.revision });
    expect(await admin.refusal(readCurriculumThing, { id })).toMatchObject({ code: 'curriculum_thing_not_found' });
  });

  it('has a new module, which takes along what is new in it when it is removed or discarded', async () => {
    const [module, part] = [idOf('b', 92), idOf('c', 92)];
    const taken = await admin.ask(readCurriculumThing, { id: modules.second });
    const within = await admin.ask(readCurriculumThing, { id: parts.text });
    const added = async () => {
      const content = { ...taken.content, id: module, number: 3, slug: 'nuevo', title: 'Nuevo' };
      const saved = await admin.ask(saveCurriculumThing, { kind: 'module', id: module, content, revision: null });
      const inside = { ...within.content, id: part, moduleId: module, slug: 'dentro', title: 'Dentro' };
      await admin.ask(saveCurriculumThing, { kind: 'part', id: part, content: inside, revision: null });
      return saved.revision;
    };
    const removal = { kind: 'module' as const, id: module, content: null, revision: await added() };
    expect(await admin.ask(saveCurriculumThing, removal)).toMatchObject({ state: 'same' });
    expect(await admin.ask(compareCurriculumDraft, {})).toMatchObject({ changes: [], problems: [] });
    await admin.ask(discardCurriculumDraft, { id: module, revision: await added() });
    expect(await admin.ask(compareCurriculumDraft, {})).toMatchObject({ changes: [], problems: [] });
    expect(await admin.refusal(readCurriculumThing, { id: part })).toMatchObject({
      code: 'curriculum_thing_not_found',
    });
  });

  it('of a second window is refused when the first was faster, and the same content is not', async () => {
    const { kind, content, revision } = await admin.ask(readCurriculumThing, { id: 'X100' });
    const save = (name: string) => ({ kind, id: 'X100', revision, content: { ...content, name } });
    const first = await admin.ask(saveCurriculumThing, save('Primero'));
    expect(await admin.refusal(saveCurriculumThing, save('Segundo'))).toMatchObject({
      code: 'curriculum_thing_changed',
      details: { revision: first.revision },
    });
    expect(await admin.ask(saveCurriculumThing, save('Primero'))).toEqual(first);
    expect(await admin.refusal(discardCurriculumDraft, { id: 'X100', revision })).toMatchObject({
      code: 'curriculum_thing_changed',
    });
    // The published content again is no draft.
    expect(await change('X100', { name: content['name'] })).toMatchObject({ state: 'same' });
  });

  it('refuses what its contract refuses, by place, and a circle of prerequisites with its path', async () => {
    const { kind, content, revision } = await admin.ask(readCurriculumThing, { id: modules.first });
    const refused = async (values: object) => {
      const input = { kind, id: modules.first, revision, content: { ...content, ...values } };
      return problemsIn(await admin.refusal(saveCurriculumThing, input));
    };
    expect(await refused({ title: '', learningObjectives: [], extra: 1 })).toMatchObject([
      { place: 'title', code: 'too_small', values: ['1'] },
      { place: 'learningObjectives', code: 'too_small' },
      { place: '', code: 'unknown_field', values: ['extra'] },
    ]);
    expect(await refused({ levelId: 'X900' })).toMatchObject([{ place: 'levelId', code: 'parent_missing' }]);
    expect(await refused({ prerequisites: [modules.second] })).toMatchObject([
      { place: 'prerequisites', code: 'prerequisite_circle', values: ['Módulo 1 → Módulo 2 → Módulo 1'] },
    ]);
  });

  it('keeps the type of a published part and of its questions', async () => {
    const { kind, content, revision } = await admin.ask(readCurriculumThing, { id: parts.exercises });
    const body = {
      passMark: 0.7,
      items: [{ id: 'una', type: 'true_false', prompt: '¿?', answer: true, feedback: { right: 'a', wrong: 'b' } }],
    };
    for (const values of [{ type: 'text', body: { markdown: 'Hola' } }, { body }]) {
      const input = { kind, id: parts.exercises, revision, content: { ...content, ...values } };
      expect(problemsIn(await admin.refusal(saveCurriculumThing, input))).toMatchObject([{ code: 'rule' }]);
    }
  });

  it('has another order when something is moved, once for the same command', async () => {
    const move = { id: parts.exercises, position: 1 };
    expect(await admin.ask(moveCurriculumThing, move)).toEqual({ position: 1, count: 3 });
    expect(await admin.ask(moveCurriculumThing, move)).toEqual({ position: 1, count: 3 });
    const { things } = await admin.ask(readCurriculumDraft, {});
    const inFirst = things.filter(({ parent_id: parent }) => parent === modules.first).map(({ id }) => id);
    expect(inFirst).toEqual([parts.exercises, parts.video, parts.text]);
    await admin.ask(moveCurriculumThing, { ...move, position: 9 });
    expect((await admin.ask(compareCurriculumDraft, {})).changes).toEqual([]);
    const { kind, revision } = await admin.ask(readCurriculumThing, { id: modules.second });
    await admin.ask(saveCurriculumThing, { kind, id: modules.second, content: null, revision });
    for (const id of [idOf('c', 91), parts.second[0]])
      expect(await admin.refusal(moveCurriculumThing, { id, position: 1 })).toMatchObject({
        code: 'curriculum_thing_not_found',
      });
  });

  it('comes with figures about five learners and more', async () => {
    const figures = async () => admin.ask(readPartFigures, { id: parts.deep });
    expect(await figures()).toEqual({ opened: 0, completed: 0, first_try_share: null });
    const open = `INSERT INTO part_views (user_id, part_id, opened_at, last_opened_at) VALUES ($1, $2, now(), now())`;
    const views = async (count: number) => {
      for (let index = 0; index < count; index += 1) await learning.rows(open, [v7(), parts.deep]);
    };
    await views(4);
    expect((await figures()).opened).toBeNull();
    await views(1);
    expect((await figures()).opened).toBe(5);
  });

  it('is published as it was reviewed, when it changes something and contradicts nothing', async () => {
    const empty = await admin.ask(compareCurriculumDraft, {});
    const command = { publish_id: v7(), revision: empty.revision, note: '' };
    expect(await admin.refusal(publishCurriculumDraft, command)).toMatchObject({ code: 'curriculum_draft_empty' });
    await change(modules.second, { number: 1 });
    expect(await admin.refusal(publishCurriculumDraft, command)).toMatchObject({ code: 'curriculum_draft_changed' });
    const { revision, problems } = await admin.ask(compareCurriculumDraft, {});
    expect(problems).toMatchObject([{ code: 'module_number', values: ['X100', '1'] }]);
    expect(await admin.refusal(publishCurriculumDraft, { ...command, revision })).toMatchObject({
      code: 'curriculum_contradicts',
    });
    const [again, gone] = [{ publish_id: v7(), present: 1 }, { version: 2_147_483_647 }];
    const refused = { code: 'curriculum_version_not_found' };
    expect(await admin.refusal(compareCurriculumVersion, gone)).toMatchObject(refused);
    expect(await admin.refusal(restoreCurriculumVersion, { ...again, ...gone })).toMatchObject(refused);
    expect(await learner.refusal(readCurriculumThing, { id: parts.exercises })).toMatchObject({ code: 'forbidden' });
  });
});
