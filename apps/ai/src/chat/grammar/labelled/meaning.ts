import { chosenChange, listNamed, peopleNamed } from '../chosen-change.ts';
import type { CardName, CardQuestion, PersonName, Reading } from '../reading.ts';
import { lists, people } from './labelled-phrase.ts';

const cardWords = (name: CardName): string => ('number' in name ? String(name.number) : name.title);
const personWords = (person: PersonName): string => {
  if (typeof person === 'string') return person;
  return (
    peopleNamed(people, person.name)
      .map(({ full_name: name }) => name)
      .join('/') || `?${person.name}`
  );
};

const questionWords = ({ isOverdue, isMine, isBlocked, due }: CardQuestion): string =>
  [
    ...(isOverdue ? ['overdue'] : []),
    ...(isMine ? ['mine'] : []),
    ...(isBlocked ? ['blocked'] : []),
    ...(due ? [`due ${due.from}..${due.to}`] : []),
  ].join(' ');

const createWords = ({ cards, list, person }: Reading & { topic: 'create' }): string => {
  if (cards.length === 0) return 'create';
  const titles = cards.map(({ title, due_on: due }) => (due === null ? title : `${title} (${due})`)).join(' | ');
  const place = list === null ? '' : ` @${listNamed(lists, list)?.name ?? `?${list}`}`;
  return `create: ${titles}${place}${person === null ? '' : ` >${personWords(person)}`}`;
};

const changeWords = ({ readings, otherwise }: Reading & { topic: 'change' }): string => {
  const change = chosenChange(readings, { lists, people });
  if (change.to === 'nothing') return meaningOf(otherwise);
  const cards = change.cards.map(cardWords).join(', ');
  if (change.to === 'list') return `move: ${cards} > ${change.list.name}`;
  if (change.to === 'several') return `assign: ${cards} > several`;
  return `assign: ${cards} > ${typeof change.person === 'string' ? change.person : change.person.full_name}`;
};

/** A reading in the words of labelled phrases. */
export const meaningOf = (reading: Reading): string => {
  switch (reading.topic) {
    case 'create':
      return createWords(reading);
    case 'change':
      return changeWords(reading);
    case 'project':
      return `project: ${reading.name}`;
    case 'list':
      return `list: ${questionWords(reading.question)}`;
    case 'status':
    case 'overloaded':
    case 'forecast':
    case 'help':
    case 'unknown':
      return reading.topic;
  }
};
