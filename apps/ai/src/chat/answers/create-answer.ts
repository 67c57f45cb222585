import type { NewChatCard } from '@nivel/contracts/ai/chat-answer';
import { MOST_SUGGESTIONS } from '@nivel/contracts/ai/chat-values';
import { MOST_PROPOSED } from '@nivel/contracts/ai/values/proposal-values';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { LONGEST_TITLE } from '@nivel/contracts/projects/values/card-title';
import { project as projectMembership } from '@nivel/contracts/projects/memberships';
import { listNamed, peopleNamed, type NamedList, type NamedPerson } from '../grammar/chosen-change.ts';
import type { PersonName, Reading } from '../grammar/reading.ts';
import { saidWith, shortened, type Answer, type AnswerScene } from './answer.ts';

type Request = Reading & { topic: 'create' };
type Assignee = NewChatCard['assignee'];

/** Whether somebody with a role may change cards. */
export const mayChange = (role: string): boolean => isAtLeast(projectMembership, role, 'member');

/** Sentences in which a name is replaced by those that can be meant, each of them once; none where the message does not say it. */
export const choices = (message: string, words: string, names: readonly string[]): string[] =>
  [...new Set(names.map((name) => saidWith(message, words, name)))]
    .filter((sentence) => sentence !== message)
    .slice(0, MOST_SUGGESTIONS);

const placeOf = (lists: readonly NamedList[], words: string | null): NamedList | undefined =>
  words === null ? (lists.find(({ status }) => status === 'todo') ?? lists[0]) : listNamed(lists, words);

/** Who is meant, or the answer that says why nobody is. */
const assigneeOf = (
  person: PersonName | null,
  people: readonly NamedPerson[],
  { words, message, userId }: AnswerScene,
): { readonly assignee: Assignee } | Answer => {
  if (person === null || person === 'nobody') return { assignee: null };
  const found = person === 'me' ? people.filter(({ user_id: id }) => id === userId) : peopleNamed(people, person.name);
  const [first, ...others] = found;
  if (first && others.length === 0) return { assignee: { id: first.user_id, name: first.full_name } };
  const name = person === 'me' ? '' : person.name;
  if (!first) return { topic: 'create', response: words.noPerson(shortened(name)) };
  const names = found.map(({ full_name: one }) => one);
  return {
    topic: 'create',
    response: words.severalPeople(shortened(name)),
    suggestions: choices(message, name, names),
  };
};

const proposalFor = (request: Request, list: NamedList, assignee: Assignee, { words }: AnswerScene): Answer => {
  const create = request.cards
    .slice(0, MOST_PROPOSED)
    .map((card): NewChatCard => ({ ...card, list: { id: list.id, name: list.name }, assignee }));
  const rest = request.cards.length > create.length ? ` ${words.cutOff(create.length)}` : '';
  return {
    topic: 'create',
    response: `${words.proposeCreate(create.length)}${rest}`,
    proposal: { kind: 'cards', create, update: [] },
  };
};

/** New cards as a proposal, or what is missing to propose them. */
export const createAnswer = async (request: Request, scene: AnswerScene): Promise<Answer> => {
  const { project, words, message } = scene;
  const topic = 'create';
  if (request.isTooLong) return { topic, response: words.titleTooLong(LONGEST_TITLE) };
  const [{ role, lists }, people] = await Promise.all([
    project.board(),
    request.person === null ? [] : project.people(),
  ]);
  if (!mayChange(role)) return { topic, response: words.readOnly };
  if (request.cards.length === 0) return { topic, response: words.whichTitle, suggestions: [words.examples.create] };
  if (lists.length === 0) return { topic, response: words.noLists };
  const list = placeOf(lists, request.list);
  if (!list) {
    const said = request.list ?? '';
    const suggestions = choices(
      message,
      said,
      lists.map(({ name }) => name),
    );
    return { topic, response: words.noList(shortened(said)), suggestions };
  }
  const whom = assigneeOf(request.person, people, scene);
  return 'assignee' in whom ? proposalFor(request, list, whom.assignee, scene) : whom;
};
