import { z } from 'zod';
import { keySet } from '@nivel/contracts/auth/key-set.operation';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { documentText } from '@nivel/contracts/kernel/document';
import { defineErrors } from '@nivel/contracts/kernel/errors';
import { operation, type Operation } from '@nivel/contracts/kernel/operation';
import { fact, type Fact } from '@nivel/contracts/kernel/fact';
import { anyone, signedIn, atLeast } from '@nivel/contracts/kernel/policy';
import { tableRead } from '@nivel/contracts/kernel/table';
import { board, doorOperations } from './door-operations.ts';

export const testErrors = defineErrors({ part_locked: { kind: 'forbidden', message: 'The part is locked' } });

/** A procedure of the usual form, strict and for signed-in callers. */
export const completeThing = operation({
  name: 'things.complete-thing',
  summary: 'Completes a thing.',
  door: { kind: 'procedure', procedure: 'complete_thing' },
  policy: signedIn("the caller's own things"),
  input: z.strictObject({
    thing_id: z.uuid(),
    amount: z.int().min(0).max(1_000).optional(),
    note: z.string().max(100).optional(),
    tags: z.array(z.string().max(20)).max(5).optional(),
  }),
  output: z.object({ userId: z.string(), thingId: z.string(), trace: z.string(), clientIp: z.string() }),
  errors: [testErrors.part_locked],
});

export const readPrice = operation({
  name: 'things.read-price',
  summary: 'A price that anybody may know.',
  door: { kind: 'api', method: 'GET', path: '/api/price' },
  policy: anyone('prices are public'),
  input: z.strictObject({}),
  output: z.object({ price: z.int() }),
  errors: [],
});

/** Says its answer word by word before it. */
export const tellStory = operation({
  name: 'things.tell-story',
  summary: 'Tells a story.',
  door: { kind: 'api', method: 'POST', path: '/api/tell-story' },
  policy: anyone('stories are public'),
  input: z.strictObject({ words: z.array(z.string().max(20)).max(5), fails: z.boolean().default(false) }),
  output: z.object({ story: z.string() }),
  errors: [testErrors.part_locked],
  streams: true,
});

/** What an e-mail program calls with one click. */
export const leaveList = operation({
  name: 'things.leave-list',
  summary: 'Leaves a list.',
  door: { kind: 'one-click', path: '/leave-list' },
  policy: anyone('the token says who'),
  input: z.strictObject({ token: z.string().min(1).max(500) }),
  output: z.object({ left: z.string() }),
  errors: [],
});

/** A text that programs fetch at a secret address. */
export const openTimetable = operation({
  name: 'things.open-timetable',
  summary: 'A timetable.',
  door: { kind: 'document', path: '/timetables/{token}/table.ics', type: 'text/calendar' },
  policy: anyone('the token says whose'),
  input: z.strictObject({ token: z.string().max(50) }),
  output: documentText,
  errors: [commonErrors.not_found],
});

/** Answers anybody who knows a secret. */
export const openSecret = operation({
  name: 'things.open-secret',
  summary: 'Opens a secret.',
  door: { kind: 'procedure', procedure: 'open_secret', isGuessable: true },
  policy: anyone('the secret says what'),
  input: z.strictObject({ secret: z.string().max(50) }),
  output: z.object({}),
  errors: [],
});

/** Never answers in time. */
export const dawdle = operation({
  name: 'things.dawdle',
  summary: 'Takes for ever.',
  door: { kind: 'procedure', procedure: 'dawdle' },
  policy: anyone('a test'),
  input: z.strictObject({}),
  output: z.object({}),
  errors: [],
  deadlineMs: 300,
});

/** Fails unexpectedly. */
export const breakDown = operation({
  name: 'things.break-down',
  summary: 'Breaks.',
  door: { kind: 'procedure', procedure: 'break_down' },
  policy: anyone('a test'),
  input: z.strictObject({}),
  output: z.object({}),
  errors: [],
});

const thingRow = z.object({ id: z.int(), title: z.string(), points: z.int(), owner: z.string() });

export const readThings = tableRead({
  name: 'things.read-things',
  summary: 'Things.',
  table: 'things',
  policy: signedIn("the caller's own things"),
  row: thingRow,
  owner: 'owner',
  relations: { kinds: z.object({ name: z.string() }) },
});

/** The users who may be in the live room of a board. */
export const watchBoard = operation({
  name: 'things.watch-board',
  summary: 'Shows what happens on a board.',
  door: { kind: 'room', room: 'board' },
  policy: atLeast(board, 'viewer', 'id'),
  repeat: 'safe',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({}),
  errors: [],
});

/** Some of those who may be in the room of a board. */
export const watchNotes = operation({
  name: 'things.watch-notes',
  summary: 'Shows the notes of a board.',
  door: { kind: 'room', room: 'board-notes', within: 'board' },
  policy: atLeast(board, 'viewer', 'id'),
  repeat: 'safe',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({}),
  errors: [],
});

export const cardMoved = fact({
  name: 'things.card.moved',
  version: 1,
  summary: 'A card was moved on a board.',
  audience: { room: 'board', field: 'boardId' },
  payload: z.strictObject({ boardId: z.uuid(), n: z.int() }),
});

export const memberRemoved = fact({
  name: 'things.member.removed',
  version: 1,
  summary: 'Somebody belongs to a board no more.',
  audience: { room: 'board', field: 'boardId' },
  shutsOut: { room: 'board', field: 'boardId', user: 'userId' },
  payload: z.strictObject({ boardId: z.uuid(), userId: z.uuid() }),
});

export const boardDeleted = fact({
  name: 'things.board.deleted',
  version: 1,
  summary: 'A board is in the trash.',
  shutsOut: { room: 'board', field: 'boardId', user: null },
  payload: z.strictObject({ boardId: z.uuid() }),
});

export const boardHidden = fact({
  name: 'things.board.hidden',
  version: 1,
  summary: 'A board may be seen by fewer.',
  rechecks: { room: 'board', field: 'boardId' },
  payload: z.strictObject({ boardId: z.uuid() }),
});

export const personDemoted = fact({
  name: 'things.person.demoted',
  version: 1,
  summary: 'Somebody may see fewer boards.',
  rechecks: { rooms: ['board'], user: 'userId' },
  payload: z.strictObject({ userId: z.uuid() }),
});

export const testFacts: readonly Fact[] = [cardMoved, memberRemoved, boardDeleted, boardHidden, personDemoted];
export const testOperations: readonly Operation[] = [
  keySet,
  completeThing,
  readPrice,
  tellStory,
  leaveList,
  openTimetable,
  openSecret,
  dawdle,
  breakDown,
  readThings,
  watchBoard,
  watchNotes,
  ...doorOperations,
];
