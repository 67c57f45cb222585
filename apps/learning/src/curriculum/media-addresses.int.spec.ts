import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { operations } from '@nivel/contracts/registry.generated';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { readCurriculumParts } from '@nivel/contracts/learning/read-curriculum-parts.operation';
import { isSignedMedia } from '@nivel/platform/media-address';
import type { Person } from '@nivel/testing/caller';
import { aContentTree, aLevel, aModule, aVideoPart, idOf, modules, parts } from '../../test/a-curriculum.ts';
import { LearningUnderTest, MEDIA_KEY } from '../../test/learning-under-test.ts';

const locked = idOf('c', 41);
const question = { question_id: locked };
const message = { ...question, message_id: locked, text: '¿Por qué?' };
const session = { session_id: locked };
const hour = { hour_id: locked };
/** Inputs of the operations that ask for more than a part. Every id in them is that of the locked part. */
const certificate = { number: '0'.repeat(16) };
const inputs: Readonly<Record<string, object>> = {
  'learning.read-module': { id: modules.deep },
  'learning.read-curriculum-thing': { id: locked },
  'learning.move-curriculum-thing': { id: locked, position: 1 },
  'learning.read-part-figures': { id: locked },
  'learning.preview-curriculum-part': { id: locked },
  'learning.save-curriculum-thing': { kind: 'part', id: locked, content: null, revision: null },
  'learning.discard-curriculum-draft': { id: locked, revision: '0'.repeat(16) },
  'learning.publish-curriculum-draft': { publish_id: locked, revision: '0'.repeat(16), note: '' },
  'learning.compare-curriculum-version': { version: 1 },
  'learning.restore-curriculum-version': { publish_id: locked, version: 1, present: 1 },
  'learning.import-curriculum': { files: [{ path: 'content/x100/level.yaml', text: 'closed' }] },
  'learning.update-time-zone': { time_zone: 'Europe/Madrid' },
  'learning.record-watch': { part_id: locked, ranges: [[0, 1]], position: 1 },
  'learning.record-offline-work': {
    work_id: locked,
    part_id: locked,
    ...{ sent_at: '2026-11-28T12:00:00Z', opened_at: '2026-11-28T11:00:00Z', ended_at: '2026-11-28T11:30:00Z' },
  },
  'learning.check-answer': { part_id: locked, item_id: 'una', answer: 'si' },
  'learning.submit-exercise': { part_id: locked, answers: { una: 'si' } },
  'learning.save-note': { part_id: locked, text: 'Una nota', version: 0 },
  'learning.read-note': { part_id: locked },
  'learning.bookmark-part': { part_id: locked, is_bookmarked: true },
  'learning.answer-repetition': { answer_id: locked, part_id: locked, item_id: 'una', answer: 'si' },
  'learning.set-repetition-limit': { daily_limit: 5 },
  'learning.search-curriculum': { search: 'closed' },
  'learning.ask-tutor': { part_id: locked, question: 'closed' },
  'learning.ask-question': { ...question, part_id: locked, text: '¿Por qué?' },
  'learning.answer-question': message,
  'learning.reopen-question': message,
  'learning.open-question': question,
  'learning.rate-question': { ...question, rating: 5 },
  'learning.issue-certificate': { level_id: 'X200', holder_name: 'Ana Sol' },
  'learning.print-certificate': certificate,
  'learning.revoke-certificate': { ...certificate, reason: 'Una razón' },
  'learning.verify-certificate': certificate,
  'learning.give-mentor-role': { email: 'nadie@example.com' },
  'learning.take-mentor-role': { user_id: locked },
  'learning.publish-mentoring-hours': { first_day: '2030-01-07', hour: 9 },
  'learning.withdraw-mentoring-hour': hour,
  'learning.book-mentoring-session': { ...session, ...hour },
  'learning.move-mentoring-session': { ...session, ...hour },
  'learning.cancel-mentoring-session': session,
  'learning.write-mentoring-notes': { ...session, notes: 'Notas' },
};
let learning: LearningUnderTest;

beforeAll(async () => {
  learning = await LearningUnderTest.start();
  const tree = aContentTree();
  const video = aVideoPart(locked, 1);
  const files = { video: 'x200/closed.webm', captions: 'x200/closed.vtt', poster: 'x200/closed.webp' };
  const closed = { ...video, body: { ...video.body, ...files, transcript: [{ start: 0, end: 1, text: 'closed' }] } };
  const level = aLevel('X200', [aModule(1, [closed as typeof video], { id: modules.deep })]);
  await learning.importTree({ ...tree, levels: [...tree.levels.filter(({ id }) => id !== 'X200'), level] });
});
afterAll(() => learning.stop());

const videoOf = async (learner: Person) => {
  const { content } = await learner.ask(openPart, { part_id: parts.video });
  if (content.type !== 'video') throw new Error('this part is a video');
  return [content.video, content.captions, content.poster];
};

it('addresses of media are signed for some hours, alike at both doors, and each learner has others', async () => {
  const [learner, other] = [await learning.person(), await learning.person()];
  const addresses = await videoOf(learner);
  for (const address of addresses) {
    expect(isSignedMedia(MEDIA_KEY, address, learning.clock.at + 4 * 3_600_000 - 1)).toBe(true);
    expect(isSignedMedia(MEDIA_KEY, address, learning.clock.at + 5 * 3_600_000)).toBe(false);
    expect(address).not.toContain(learner.userId);
  }
  const { rows } = await learner.ask(readCurriculumParts, {});
  const row = rows.find(({ id }) => id === parts.video);
  expect(row?.['content']).toMatchObject({ video: addresses[0], captions: addresses[1], poster: addresses[2] });
  expect(await videoOf(other)).not.toEqual(addresses);
  learning.clock.pass(5 * 3_600);
  const [again] = await videoOf(learner);
  expect(isSignedMedia(MEDIA_KEY, again ?? '', learning.clock.at)).toBe(true);
});

it('pictures of a text are found at signed addresses too', async () => {
  const learner = await learning.person();
  const { content } = await learner.ask(openPart, { part_id: parts.text });
  const [, address = ''] = /!\[Un dibujo\]\(([^)]+)\)/.exec(content.type === 'text' ? content.markdown : '') ?? [];
  expect(address).toMatch(/^\/media\/x100\/dibujo\.webp\?until=/);
  expect(isSignedMedia(MEDIA_KEY, address, learning.clock.at)).toBe(true);
});

it('no operation gives away an address, a transcript or a file name of a part that is locked', async () => {
  const learner = await learning.person();
  const own: Readonly<Record<string, object>> = {
    'learning.insert-profile': { id: learner.userId },
    'learning.list-shared-progress': { organization_id: learner.userId, user_ids: [learner.userId] },
  };
  const named = new Set(['open-part', 'complete-part', 'record-reading'].map((name) => `learning.${name}`));
  const told: string[] = [];
  for (const operation of operations.filter(({ name }) => name.startsWith('learning.'))) {
    const input =
      inputs[operation.name] ?? own[operation.name] ?? (named.has(operation.name) ? { part_id: locked } : {});
    const outcome = await learner.ask(operation as never, input as never).catch((error: unknown) => {
      const { body } = error as { body?: { code?: string } };
      expect(body?.code).not.toBe('invalid_input');
      return body;
    });
    told.push(JSON.stringify(outcome));
  }
  expect(told.length).toBeGreaterThan(16);
  expect(told.join('\n')).not.toContain('closed');
});
