import { isLink } from '@nivel/contracts/projects/field-values';
import {
  dayOfMoment,
  entryOf,
  idsOf,
  itemsOf,
  momentOf,
  namedIn,
  numberOf,
  wordsOf,
  type Entry,
} from './file-values.ts';
import { fittingComment, fittingLine, fittingText, linkLine } from './fitting.ts';
import type { ImportChoices, SentCard, SentChecklist, SentComment, SentFrame } from './source.ts';
import type { Tally } from './tally.ts';
import { trelloValues } from './trello-fields.ts';

const LONGEST_TITLE = 200;
const LONGEST_ITEM = 200;
const MOST_ITEMS = 200;
const MOST_LABELS = 100;
const LONGEST_AUTHOR = 200;

/** What the cards of a board refer to. */
export interface TrelloScene {
  readonly frame: SentFrame;
  readonly choices: ImportChoices;
  readonly positions: ReadonlyMap<string, string>;
  readonly doneLists: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
  /** Above its links, in the description of a card. */
  readonly linksTitle: string;
  readonly tally: Tally;
}

/** The links of a card as lines of its description; files whose bytes only Trello has are links too. */
const linksOf = (card: Entry, { tally }: TrelloScene): readonly string[] =>
  itemsOf(card['attachments']).flatMap((value) => {
    const attachment = entryOf(value);
    const [name, url] = [wordsOf(attachment['name']), wordsOf(attachment['url'])];
    tally.found('attachments');
    if (!isLink(url)) {
      tally.left('attachments', 'no-link', name);
      return [];
    }
    tally.made('attachments');
    return [linkLine(name, url)];
  });

/** The first of its members who is somebody here. */
const assigneeOf = (card: Entry, title: string, { choices, tally }: TrelloScene): string | null => {
  const members = idsOf(card['idMembers']);
  const known = members.flatMap((id) => namedIn(choices.people, id) ?? []);
  if (members.length > 0 && known.length === 0) tally.changed('cards', 'person-unknown', title);
  return known[0] ?? null;
};

const datesOf = (card: Entry) => {
  const [start, due] = [dayOfMoment(card['start']), dayOfMoment(card['due'])];
  return { start_on: start !== null && due !== null && start > due ? null : start, due_on: due };
};

/** A card of the board; null without a title. */
export const trelloCard = (card: Entry, number: number, scene: TrelloScene): SentCard | null => {
  const { tally, frame, labels, doneLists } = scene;
  const [id, list, name] = [wordsOf(card['id']), wordsOf(card['idList']), wordsOf(card['name'])];
  const title = fittingLine(name, LONGEST_TITLE);
  if (title.text === '') return null;
  const links = linksOf(card, scene);
  const parts = [
    title.isCut ? name : '',
    wordsOf(card['desc']),
    links.length > 0 ? `### ${scene.linksTitle}\n\n${links.join('\n')}` : '',
  ];
  const description = fittingText(parts.filter((part) => part !== '').join('\n\n'));
  if (title.isCut || description.isCut) tally.changed('cards', 'shortened', title.text);
  const isDone = doneLists.has(list) || card['dueComplete'] === true;
  const onDropped = () => tally.changed('cards', 'value-dropped', title.text);
  return {
    ...{ id, list, number, title: title.text, description: description.text, ...datesOf(card) },
    position: scene.positions.get(id) ?? '',
    assignee: assigneeOf(card, title.text, scene),
    progress: isDone ? 100 : 0,
    labels: idsOf(card['idLabels'])
      .filter((label) => labels.has(label))
      .slice(0, MOST_LABELS),
    fields: trelloValues(card, frame.fields ?? [], onDropped),
  };
};

/** The items of a checklist in their order. @param isNamed whether its name distinguishes it from others of the card */
export const trelloChecklist = (checklist: Entry, isNamed: boolean, tally: Tally): SentChecklist | null => {
  const entries = itemsOf(checklist['checkItems']).map(entryOf);
  const ordered = entries.toSorted((one, other) => numberOf(one['pos']) - numberOf(other['pos']));
  const before = isNamed && wordsOf(checklist['name']) !== '' ? `${wordsOf(checklist['name'])}: ` : '';
  const items = ordered.flatMap((entry, nth) => {
    const text = fittingLine(wordsOf(entry['name']), LONGEST_ITEM);
    if (text.text === '') {
      tally.left('items', 'without-text', wordsOf(checklist['name']));
      return [];
    }
    const named = fittingLine(before + wordsOf(entry['name']), LONGEST_ITEM);
    if (named.isCut) tally.changed('items', 'shortened', named.text);
    const id = wordsOf(entry['id']) || `${wordsOf(checklist['id'])}/${nth}`;
    return [{ id, text: named.text, done: entry['state'] === 'complete' }];
  });
  const kept = items.slice(0, MOST_ITEMS);
  if (items.length > kept.length) tally.left('items', 'too-many', kept[0]?.text ?? '', items.length - kept.length);
  return kept.length === 0 ? null : { card: wordsOf(checklist['idCard']), items: kept };
};

/** A comment of the board; null without words. */
export const trelloComment = (action: Entry, tally: Tally): SentComment | null => {
  const data = entryOf(action['data']);
  const text = fittingComment(wordsOf(data['text']));
  if (text.text === '') return null;
  if (text.isCut) tally.changed('comments', 'shortened', text.text.slice(0, LONGEST_TITLE));
  const by = entryOf(action['memberCreator']);
  const name = fittingLine(wordsOf(by['fullName']) || wordsOf(by['username']), LONGEST_AUTHOR).text;
  const at = momentOf(action['date']) ?? new Date(0);
  const card = wordsOf(entryOf(data['card'])['id']);
  return {
    id: wordsOf(action['id']) || `${card}/${at.toISOString()}`,
    card,
    by: name || '—',
    at: at.toISOString(),
    text: text.text,
  };
};
