import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { folded } from '@nivel/contracts/projects/filter/folded';
import { personNameOf } from './person-words.ts';
import type { CardName, ChangeReading, PersonName } from './reading.ts';

/** What a project has that words can name. */
export interface ProjectNames {
  readonly lists: readonly Pick<ListRow, 'id' | 'name' | 'status'>[];
  readonly people: readonly { readonly user_id: string; readonly full_name: string; readonly role: string | null }[];
}
export type NamedList = ProjectNames['lists'][number];
export type NamedPerson = ProjectNames['people'][number];

const statusWords: Readonly<Record<ListRow['status'], RegExp>> = {
  todo: /^(?:por hacer|pendientes?|to[ -]?do|backlog|sin empezar|not started)$/,
  'in-progress': /^(?:en (?:curso|progreso|proceso|marcha)|in[ -]progress|doing|haciendo|started|progress)$/,
  review: /^(?:(?:en )?revision|(?:in )?review|por revisar)$/,
  done: /^(?:hech[ao]s?|terminad[ao]s?|completad?[ao]s?|listos?|cerrad[ao]s?|finalizad[ao]s?|done|completed?|finished|closed)$/,
};

/** The list that words mean: by its name, else the first one of the status that they say. */
export const listNamed = (lists: readonly NamedList[], words: string): NamedList | undefined => {
  const wanted = folded(words).trim();
  const named = lists.find(({ name }) => folded(name).trim() === wanted);
  return named ?? lists.find(({ status }) => statusWords[status].test(wanted));
};

/** The people whom words can mean: those of the whole name, else those of whose name all words are. Who left is none of them. */
export const peopleNamed = (people: readonly NamedPerson[], words: string): readonly NamedPerson[] => {
  const wanted = folded(words).trim();
  const here = people.filter(({ role }) => role !== null);
  const whole = here.filter(({ full_name: name }) => folded(name).trim() === wanted);
  if (whole.length > 0 || wanted === '') return whole;
  return here.filter(({ full_name: name }) => {
    const parts = folded(name).split(/\s+/);
    return wanted.split(/\s+/).every((word) => parts.includes(word));
  });
};

/** What is to be changed, by the names of the project. */
export type ChosenChange =
  | { readonly to: 'list'; readonly cards: readonly CardName[]; readonly list: NamedList }
  | {
      readonly to: 'person';
      readonly cards: readonly CardName[];
      readonly person: 'me' | 'nobody' | NamedPerson;
    }
  | { readonly to: 'several'; readonly cards: readonly CardName[]; readonly people: readonly NamedPerson[] }
  | { readonly to: 'nothing'; readonly target: string; readonly as: ChangeReading['as'] };

const personIn = (cards: readonly CardName[], meant: PersonName, names: ProjectNames): ChosenChange | undefined => {
  if (meant === 'me' || meant === 'nobody') return { to: 'person', cards, person: meant };
  const found = peopleNamed(names.people, meant.name);
  const [person, ...others] = found;
  if (person === undefined) return undefined;
  return others.length > 0 ? { to: 'several', cards, people: found } : { to: 'person', cards, person };
};

const withNames = ({ cards, target, as }: ChangeReading, names: ProjectNames): ChosenChange | undefined => {
  const list = as === 'person' ? undefined : listNamed(names.lists, target);
  if (list) return { to: 'list', cards, list };
  return as === 'list' ? undefined : personIn(cards, personNameOf(target), names);
};

/** Of several readings the first one whose target the project has. */
export const chosenChange = (readings: readonly ChangeReading[], names: ProjectNames): ChosenChange => {
  for (const reading of readings) {
    const change = withNames(reading, names);
    if (change) return change;
  }
  const [first] = readings;
  return { to: 'nothing', target: first?.target ?? '', as: first?.as ?? 'either' };
};

/** Words that may say, behind a title, from which list it comes: 'Feria de Por hacer'. */
export const withoutOrigin = (title: string, lists: readonly NamedList[]): string => {
  const match = /^(.+)\s+(?:de|desde|from)\s+(?:(?:la|the)\s+)?(?:(?:lista|list)\s+)?(.+)$/i.exec(title);
  const [, rest, origin] = match ?? [];
  return rest !== undefined && origin !== undefined && listNamed(lists, origin) ? rest : title;
};
