import { transferLimits } from '@nivel/contracts/projects/transfers/transfer-values';
import { FileProblemError } from './file-problem.ts';
import { fileChunks } from './file-chunks.ts';
import { entryOf, itemsOf, namedIn, wordsOf, type Entry } from './file-values.ts';
import { fittingLine } from './fitting.ts';
import { jsonPieces } from './json-pieces.ts';
import { statusOfList } from './list-status.ts';
import type { ImportChoices, ImportFile, ImportItem, SentFrame } from './source.ts';
import { Tally, type LeftReason } from './tally.ts';
import { trelloCard, trelloChecklist, trelloComment, type TrelloScene } from './trello-cards.ts';
import { trelloFields } from './trello-fields.ts';
import { positionsOf, surveyTrello, type TrelloBoard } from './trello-survey.ts';

/** Texts that a file gets on its way. */
export interface SourceTexts {
  /** Above the links of a card. */
  readonly links: string;
  /** The list of cards whose list has no name. */
  readonly list: string;
}

const LONGEST_NAME = 50;
/** Trello names its colours. */
const colors: Readonly<Record<string, string>> = {
  ...{ green: '#10b981', yellow: '#f59e0b', orange: '#f97316', red: '#ef4444', purple: '#8b5cf6', blue: '#3b82f6' },
  ...{ sky: '#06b6d4', lime: '#84cc16', pink: '#ec4899', black: '#6b7280' },
};

const colorOf = (name: string): string => namedIn(colors, name.split('_')[0] ?? '') ?? '#6b7280';

const listsOf = ({ lists }: TrelloBoard, { isWithArchived }: ImportChoices, texts: SourceTexts, tally: Tally) => {
  tally.found('lists', lists.length);
  return lists.flatMap(({ id, name, isArchived }): SentFrame['lists'] => {
    if (isArchived && !isWithArchived) {
      tally.left('lists', 'archived', name);
      return [];
    }
    if (tally.madeOf('lists') >= transferLimits.lists) {
      tally.left('lists', 'too-many', name);
      return [];
    }
    tally.made('lists');
    return [{ id, name: fittingLine(name, LONGEST_NAME).text || texts.list, ...statusOfList(name) }];
  });
};

const labelsOf = ({ labels }: TrelloBoard, tally: Tally): NonNullable<SentFrame['labels']> => {
  tally.found('labels', labels.length);
  return labels.flatMap((label, nth) => {
    const [id, name, color] = [label['id'], label['name'], label['color']].map(wordsOf);
    // A label without a name is called by its colour.
    const shown = fittingLine(name || color || '', LONGEST_NAME).text;
    if (shown === '' || nth >= transferLimits.labels) {
      tally.left('labels', shown === '' ? 'without-title' : 'too-many', shown);
      return [];
    }
    tally.made('labels');
    return [{ id: id ?? '', name: shown, color: colorOf(color ?? '') }];
  });
};

/** A card that does not come, with what hangs on it. */
const leaveOut = (card: Entry, reason: LeftReason, tally: Tally): void => {
  const attachments = itemsOf(card['attachments']).length;
  tally.left('cards', reason, wordsOf(card['name']));
  tally.found('attachments', attachments);
  if (attachments > 0) tally.left('attachments', 'without-card', wordsOf(card['name']), attachments);
};

/** A board that Trello exported as JSON. Of the file only its lists, labels and members, and the places of its cards, are held. */
class TrelloFile implements ImportFile {
  readonly source = 'trello';
  readonly table = null;
  readonly name: string;
  readonly people: ImportFile['people'];
  readonly hasArchived: boolean;

  constructor(
    private readonly file: Blob,
    private readonly board: TrelloBoard,
    private readonly texts: SourceTexts,
  ) {
    this.name = board.name;
    this.people = board.people;
    this.hasArchived = [...board.lists, ...board.cards.values()].some(({ isArchived }) => isArchived);
  }

  frame(choices: ImportChoices, tally: Tally): SentFrame {
    const lists = listsOf(this.board, choices, this.texts, tally);
    return {
      description: fittingLine(this.board.description, 200).text,
      color: '#3b82f6',
      // A board whose lists are all archived has one for what comes later.
      lists: lists.length > 0 ? lists : [{ id: 'list', name: this.texts.list, ...statusOfList('') }],
      labels: labelsOf(this.board, tally),
      fields: trelloFields(this.board.fields, tally),
    };
  }

  async *items(choices: ImportChoices, tally: Tally, onRead: (part: number) => void): AsyncGenerator<ImportItem> {
    const scene = this.scene(choices, tally);
    const made = new Set<string>();
    yield* this.cards(scene, made, (bytes) => onRead(bytes / this.file.size / 2));
    yield* this.parts(scene, made, (bytes) => onRead(0.5 + bytes / this.file.size / 2));
  }

  private scene(choices: ImportChoices, tally: Tally): TrelloScene {
    // What the frame has is counted where it is made.
    const frame = this.frame(choices, new Tally());
    const lists = new Map(frame.lists.map((list) => [list.id, list.status]));
    return {
      ...{ frame, choices, tally, linksTitle: this.texts.links },
      positions: positionsOf(this.board.cards),
      doneLists: new Set([...lists].flatMap(([id, status]) => (status === 'done' ? [id] : []))),
      labels: new Set(frame.labels?.map(({ id }) => id)),
    };
  }

  private async *cards(scene: TrelloScene, made: Set<string>, onRead: (bytes: number) => void) {
    const { tally } = scene;
    const lists = new Set(scene.frame.lists.map(({ id }) => id));
    for await (const { value } of jsonPieces(fileChunks(this.file, onRead), ['cards'])) {
      const card = entryOf(value);
      const id = wordsOf(card['id']);
      tally.found('cards');
      const isInList = lists.has(wordsOf(card['idList']));
      if (!scene.choices.isWithArchived && (card['closed'] === true || !isInList)) leaveOut(card, 'archived', tally);
      else if (!isInList) leaveOut(card, 'without-list', tally);
      else if (made.has(id) || id === '') leaveOut(card, 'repeated', tally);
      else yield* this.card(card, scene, made);
    }
  }

  private *card(card: Entry, scene: TrelloScene, made: Set<string>): Generator<ImportItem> {
    const sent = trelloCard(card, made.size + 1, scene);
    if (sent === null) {
      leaveOut(card, 'without-title', scene.tally);
      return;
    }
    made.add(sent.id);
    scene.tally.made('cards');
    yield { of: 'cards', value: sent };
  }

  private async *parts({ tally }: TrelloScene, made: ReadonlySet<string>, onRead: (bytes: number) => void) {
    for await (const { key, value } of jsonPieces(fileChunks(this.file, onRead), ['checklists', 'actions'])) {
      if (key === 'checklists') yield* this.checklist(entryOf(value), made, tally);
      else if (entryOf(value)['type'] === 'commentCard') yield* this.comment(entryOf(value), made, tally);
    }
  }

  private *checklist(checklist: Entry, made: ReadonlySet<string>, tally: Tally): Generator<ImportItem> {
    const items = itemsOf(checklist['checkItems']).length;
    const card = wordsOf(checklist['idCard']);
    tally.found('items', items);
    if (!made.has(card)) {
      if (items > 0) tally.left('items', 'without-card', wordsOf(checklist['name']), items);
      return;
    }
    const sent = trelloChecklist(checklist, (this.board.cards.get(card)?.checklists ?? 0) > 1, tally);
    if (sent === null) return;
    tally.made('items', sent.items.length);
    yield { of: 'checklists', value: sent };
  }

  private *comment(action: Entry, made: ReadonlySet<string>, tally: Tally): Generator<ImportItem> {
    tally.found('comments');
    const sent = trelloComment(action, tally);
    if (sent === null) tally.left('comments', 'without-text', wordsOf(action['id']));
    else if (!made.has(sent.card)) tally.left('comments', 'without-card', sent.text.slice(0, 80));
    else {
      tally.made('comments');
      yield { of: 'comments', value: sent };
    }
  }
}

/** @throws FileProblemError for a file that is no board of Trello */
export const openTrelloFile = async (
  file: Blob,
  texts: SourceTexts,
  onRead: (part: number) => void,
): Promise<ImportFile> => {
  const board = await surveyTrello(fileChunks(file, (bytes) => onRead(bytes / file.size)));
  if (board.lists.some(({ id }) => id === '')) throw new FileProblemError('damaged');
  return new TrelloFile(file, board, texts);
};
