const lists = ['Backlog', 'Doing', 'Review', 'Done'];
const labels = [
  { name: 'Design', color: 'green' },
  { name: 'Bug', color: 'red' },
  { name: 'Research', color: 'blue' },
];
const DAY_MS = 86_400_000;
const id = (kind: string, nth: number): string => `${kind}${nth.toString(16).padStart(23, '0')}`;

/** A card in one of four lists; every third has a day within eight weeks of today, every fourth a description. */
const cardOf = (nth: number, now: number) => ({
  id: id('c', nth),
  name: `Card ${nth + 1}`,
  desc: nth % 4 === 0 ? `The description of card ${nth + 1}.` : '',
  idList: id('d', nth % lists.length),
  pos: nth,
  closed: false,
  due: nth % 3 === 0 ? new Date(now + ((nth % 56) - 14) * DAY_MS).toISOString() : null,
  idLabels: [id('b', nth % labels.length)],
});

/**
 * A board of so many cards, as the text of a file that Trello exports: the import makes a project of it as of any other file.
 *
 * @param now milliseconds since 1970, around which the days of cards lie
 */
export const demoBoard = (cards: number, now: number): string =>
  JSON.stringify({
    id: 'board',
    name: `Demo of ${cards} cards`,
    desc: 'A project to try views with.',
    lists: lists.map((name, nth) => ({ id: id('d', nth), name, closed: false, pos: nth })),
    labels: labels.map((label, nth) => ({ id: id('b', nth), ...label })),
    cards: Array.from({ length: cards }, (_, nth) => cardOf(nth, now)),
  });
