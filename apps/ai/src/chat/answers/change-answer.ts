import type { ChangedChatCard } from '@nivel/contracts/ai/chat-answer';
import { MOST_CHANGED_AT_ONCE, MOST_CITED, MOST_SUGGESTIONS, type ChatTopic } from '@nivel/contracts/ai/chat-values';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { chosenChange, type ChosenChange, type NamedList, type NamedPerson } from '../grammar/chosen-change.ts';
import type { CardName, Reading } from '../grammar/reading.ts';
import { citedAs, shortened, type Answer, type AnswerScene } from './answer.ts';
import { choices, mayChange } from './create-answer.ts';
import { namedCards } from './named-cards.ts';

type Request = Reading & { topic: 'change' };
type Settled = Extract<ChosenChange, { to: 'list' | 'person' }>;

/** The project that a change is about. */
interface Place {
  readonly key: string;
  readonly lists: readonly NamedList[];
  readonly people: readonly NamedPerson[];
}

const topicOf = (change: ChosenChange): ChatTopic =>
  change.to === 'list' || (change.to === 'nothing' && change.as === 'list') ? 'move' : 'assign';

const nameIn = (people: readonly NamedPerson[], id: string | null): string | null =>
  id === null ? null : (people.find(({ user_id: one }) => one === id)?.full_name ?? '');

/** Each card as it is and as it would be; those that are so already are left out. */
const differences = (change: Settled, cards: readonly CardRow[], place: Place, userId: string): ChangedChatCard[] => {
  const { key, lists, people } = place;
  if (change.to === 'list') {
    const to = { id: change.list.id, name: change.list.name };
    return cards
      .filter(({ list_id: list }) => list !== to.id)
      .map((card) => {
        const from = lists.find(({ id }) => id === card.list_id)?.name ?? '';
        return { ...citedAs(key, card), list: { from, to }, assignee: null };
      });
  }
  const { person } = change;
  const id = person === 'me' ? userId : person === 'nobody' ? null : person.user_id;
  const to = id === null ? null : { id, name: nameIn(people, id) ?? '' };
  return cards
    .filter(({ assignee }) => assignee !== id)
    .map((card) => ({ ...citedAs(key, card), list: null, assignee: { from: nameIn(people, card.assignee), to } }));
};

const proposed = (change: Settled, cards: readonly CardRow[], place: Place, scene: AnswerScene): Answer => {
  const { words, userId } = scene;
  const topic = topicOf(change);
  const update = differences(change, cards, place, userId);
  const [first] = update;
  const cited = cards.map((card) => citedAs(place.key, card)).slice(0, MOST_CITED);
  if (!first) return { topic, response: words.alreadySo, cards: cited, total: cards.length };
  const response = first.list
    ? words.proposeMove(update.length, first.list.to.name)
    : words.proposeAssign(update.length, first.assignee?.to?.name ?? null);
  return { topic, response, cards: cited, total: cards.length, proposal: { kind: 'cards', create: [], update } };
};

const settled = async (change: Settled, place: Place, scene: AnswerScene): Promise<Answer> => {
  const { words, message, project } = scene;
  const topic = topicOf(change);
  // Before they are looked for: a filter takes no more than fifty numbers.
  if (change.cards.length > MOST_CHANGED_AT_ONCE) return { topic, response: words.tooManyCards(MOST_CHANGED_AT_ONCE) };
  const found = await namedCards(change.cards, place, project);
  if ('missing' in found) return { topic, response: words.noCard(shortened(found.missing)) };
  if ('cards' in found) return proposed(change, found.cards, place, scene);
  const cards = found.several.map((card) => citedAs(place.key, card)).slice(0, MOST_CITED);
  const suggestions = choices(
    message,
    found.title,
    cards.map(({ reference }) => reference),
  );
  return { topic, response: words.severalCards(shortened(found.title)), cards, total: cards.length, suggestions };
};

/** Asks for the list of cards. It may be meant by the verb alone, as in `close SITE-1`: then sentences are made that name it. */
const listChoices = (
  target: string,
  cards: readonly CardName[],
  place: Place,
  { words, message }: AnswerScene,
): Answer => {
  const names = place.lists.map(({ name }) => name);
  const topic = 'move';
  const said = choices(message, target, names);
  if (said.length > 0) return { topic, response: words.noList(shortened(target)), suggestions: said };
  const called = cards.map((card) =>
    'number' in card ? `${card.key ?? place.key}-${card.number}` : `«${card.title}»`,
  );
  const suggestions = names.slice(0, MOST_SUGGESTIONS).map((name) => words.move(called.join(', '), name));
  return { topic, response: words.noListForIt, suggestions };
};

/** Cards that are to be moved or given to somebody as a proposal, or what is missing to propose it. */
export const changeAnswer = async (
  { readings, otherwise }: Request,
  scene: AnswerScene,
  ask: (question: Exclude<Request['otherwise'], { topic: 'unknown' }>) => Promise<Answer>,
): Promise<Answer> => {
  const { words, message } = scene;
  const [board, people] = await Promise.all([scene.project.board(), scene.project.people()]);
  const place = { key: board.project.key, lists: board.lists, people };
  const change = chosenChange(readings, place);
  if (change.to === 'nothing' && otherwise.topic !== 'unknown') return ask(otherwise);
  const topic = topicOf(change);
  if (!mayChange(board.role)) return { topic, response: words.readOnly };
  if (change.to === 'list' || change.to === 'person') return settled(change, place, scene);
  if (change.to === 'several') {
    const said = readings.find(({ cards }) => cards === change.cards)?.target ?? '';
    const names = change.people.map(({ full_name: name }) => name);
    return { topic, response: words.severalPeople(shortened(said)), suggestions: choices(message, said, names) };
  }
  const target = shortened(change.target);
  if (change.as !== 'list')
    return { topic, response: change.as === 'person' ? words.noPerson(target) : words.noTarget(target) };
  return listChoices(change.target, readings[0]?.cards ?? [], place, scene);
};
