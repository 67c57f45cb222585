/** An id as Trello makes them. */
export const trelloId = (kind: string, nth: number): string =>
  `${kind}${nth.toString(16).padStart(23 - kind.length, '0')}`;

const LISTS = ['Backlog', 'Doing', 'En revisión', 'Done', 'Viejas'];
const ITEMS = 3;

const itemsOf = (nth: number) =>
  Array.from({ length: ITEMS }, (_, at) => ({
    id: `${trelloId('i', nth)}${at}`,
    name: `Paso ${at}`,
    pos: ITEMS - at,
    state: at === 0 ? 'complete' : 'incomplete',
  }));

const cardOf = (nth: number, words: string) => ({
  id: trelloId('c', nth),
  name: `Tarjeta ${nth} 🧵`,
  desc: `${words} {[",\\" ${nth}`,
  idList: trelloId('l', nth % LISTS.length),
  pos: 1_000 - (nth % 1_000),
  closed: nth % 10 === 9,
  due: '2026-03-20T18:00:00.000Z',
  dueComplete: false,
  idMembers: nth % 2 === 0 ? [trelloId('m', 0)] : [],
  idLabels: [trelloId('b', nth % 2)],
  idChecklists: [trelloId('k', nth)],
  attachments: [{ name: 'Plano', url: `https://example.com/${nth}` }],
  customFieldItems: [{ idCustomField: trelloId('f', 0), value: { number: String(nth) } }],
});

const actionOf = (nth: number) => ({
  id: trelloId('a', nth),
  type: nth % 3 === 2 ? 'updateCard' : 'commentCard',
  date: '2024-03-04T10:00:00.000Z',
  memberCreator: { fullName: 'Luis Mar', username: 'luis' },
  data: { text: `Comentario ${nth}`, card: { id: trelloId('c', nth) } },
});

function* arrayOf(name: string, count: number, itemOf: (nth: number) => object): Generator<string> {
  yield `,\n"${name}": [`;
  for (let nth = 0; nth < count; nth += 1) yield `${nth === 0 ? '' : ','}\n${JSON.stringify(itemOf(nth))}`;
  yield '\n]';
}

/**
 * The text of a board as Trello exports it, chunk by chunk: five lists, the last one archived, and for each card three items, a
 * link, a value, and two comments of three actions. Every tenth card is archived.
 * @param words of each description; 2,000 characters and 70,000 cards make 200 MB
 */
export function* trelloBoard(cards: number, words = 'Con lupa'): Generator<string> {
  yield '{"id": "board", "name": "Taller de lana", "desc": "Todo lo de lana", "limits": {"cards": {"a": [1, {"b": []}]}}';
  yield* arrayOf('actions', cards, actionOf);
  yield* arrayOf('cards', cards, (nth) => cardOf(nth, words));
  yield* arrayOf('labels', 2, (nth) => ({
    id: trelloId('b', nth),
    name: nth === 0 ? 'Diseño' : '',
    color: 'green_dark',
  }));
  yield* arrayOf('lists', LISTS.length, (nth) => ({
    id: trelloId('l', nth),
    name: LISTS[nth],
    closed: nth === 4,
    pos: nth,
  }));
  yield* arrayOf('members', 1, (nth) => ({ id: trelloId('m', nth), fullName: 'Ana Sol', username: 'anasol' }));
  yield* arrayOf('customFields', 1, (nth) => ({ id: trelloId('f', nth), name: 'Metros', type: 'number' }));
  yield* arrayOf('checklists', cards, (nth) => ({
    ...{ id: trelloId('k', nth), idCard: trelloId('c', nth), name: 'Pasos' },
    checkItems: itemsOf(nth),
  }));
  yield '}\n';
}
