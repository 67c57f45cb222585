import {
  PROJECT_FILE,
  PROJECT_FILE_VERSION,
  transferLimits,
} from '@nivel/contracts/projects/transfers/transfer-values';
import { FileProblemError } from './file-problem.ts';
import { fileChunks } from './file-chunks.ts';
import { entryOf, itemsOf, namedIn, wordsOf } from './file-values.ts';
import { jsonPieces } from './json-pieces.ts';
import type {
  ImportChoices,
  ImportFile,
  ImportItem,
  SentCard,
  SentComment,
  SentFrame,
  SourcePerson,
} from './source.ts';
import type { Tally } from './tally.ts';

const has = (value: unknown, texts: readonly string[]): boolean => {
  const entry = entryOf(value);
  return texts.every((key) => typeof entry[key] === 'string' && entry[key] !== '');
};

// The rest is checked by the service, which refuses a file that somebody has changed.
const isFrame = (value: unknown): value is SentFrame =>
  has(value, ['color']) && itemsOf(entryOf(value)['lists']).length > 0;
const isCard = (value: unknown): value is SentCard =>
  has(value, ['id', 'list', 'position', 'title']) && typeof entryOf(value)['number'] === 'number';
const isComment = (value: unknown): value is SentComment => has(value, ['id', 'card', 'by', 'at', 'text']);

/** What the first look at a file brings. */
interface Survey {
  readonly name: string;
  readonly frame: SentFrame;
  readonly people: readonly SourcePerson[];
}

/** A project that was exported here. */
class NivelFile implements ImportFile {
  readonly source = 'nivel';
  readonly hasArchived = false;
  readonly table = null;
  readonly name: string;
  readonly people: readonly SourcePerson[];

  constructor(
    private readonly file: Blob,
    private readonly survey: Survey,
  ) {
    this.name = survey.name;
    this.people = survey.people;
  }

  frame(_choices: ImportChoices, tally: Tally): SentFrame {
    const { frame } = this.survey;
    const counts = [
      ['lists', frame.lists],
      ['labels', frame.labels ?? []],
      ['fields', frame.fields ?? []],
    ] as const;
    for (const [kind, rows] of counts) {
      tally.found(kind, rows.length);
      tally.made(kind, rows.length);
    }
    return frame;
  }

  async *items(choices: ImportChoices, tally: Tally, onRead: (part: number) => void): AsyncGenerator<ImportItem> {
    const chunks = fileChunks(this.file, (bytes) => onRead(bytes / this.file.size));
    const made = new Set<string>();
    for await (const { key, value, line } of jsonPieces(chunks, ['cards', 'comments'])) {
      if (key === 'cards' && isCard(value)) yield* this.card(value, choices, made, tally);
      else if (key === 'comments' && isComment(value)) yield* this.comment(value, made, tally);
      else throw new FileProblemError('damaged', line);
    }
  }

  private *card(card: SentCard, { people }: ImportChoices, made: Set<string>, tally: Tally): Generator<ImportItem> {
    const [items, files] = [card.checklist?.length ?? 0, card.files ?? []];
    tally.found('cards');
    tally.found('items', items);
    tally.found('attachments', files.length);
    for (const name of files) tally.left('attachments', 'bytes-missing', name);
    if (made.has(card.id)) {
      tally.left('cards', 'repeated', card.title);
      tally.left('items', 'without-card', card.title, items);
      return;
    }
    made.add(card.id);
    tally.made('cards');
    tally.made('items', items);
    const assignee = namedIn(people, card.assignee ?? '') ?? null;
    if (card.assignee && assignee === null) tally.changed('cards', 'person-unknown', card.title);
    yield { of: 'cards', value: { ...card, assignee, files: [], fields: this.values(card, people) } };
  }

  /** People in fields are those who were chosen for them. */
  private values({ fields = {} }: SentCard, people: ImportChoices['people']): SentCard['fields'] {
    const ofPeople = new Set(this.survey.frame.fields?.filter(({ kind }) => kind === 'person').map(({ id }) => id));
    return Object.fromEntries(
      Object.entries(fields).flatMap(([id, value]) => {
        const person = ofPeople.has(id) ? namedIn(people, String(value)) : value;
        return person === undefined ? [] : [[id, person]];
      }),
    );
  }

  private *comment(comment: SentComment, made: ReadonlySet<string>, tally: Tally): Generator<ImportItem> {
    tally.found('comments');
    if (made.has(comment.card)) {
      tally.made('comments');
      yield { of: 'comments', value: comment };
    } else tally.left('comments', 'without-card', comment.text.slice(0, 80));
  }
}

/** @throws FileProblemError for a file that is no export, is of a newer version, or has too many cards */
export const openNivelFile = async (file: Blob, onRead: (part: number) => void): Promise<ImportFile> => {
  const chunks = fileChunks(file, (bytes) => onRead(bytes / file.size));
  const texts = new Map<string, unknown>();
  const people: SourcePerson[] = [];
  let cards = 0;
  for await (const { key, value } of jsonPieces(chunks, ['format', 'version', 'name', 'frame', 'people', 'cards'])) {
    if (key === 'cards') cards += 1;
    else if (key === 'people')
      people.push({ id: wordsOf(entryOf(value)['id']), name: wordsOf(entryOf(value)['name']), names: [] });
    else texts.set(key, value);
    if (cards > transferLimits.cards) throw new FileProblemError('too-many-cards');
  }
  const frame = texts.get('frame');
  if (Number(texts.get('version')) > PROJECT_FILE_VERSION) throw new FileProblemError('newer');
  if (texts.get('format') !== PROJECT_FILE || !isFrame(frame)) throw new FileProblemError('damaged');
  const named = people.filter(({ id }) => id !== '').slice(0, transferLimits.people);
  return new NivelFile(file, { name: wordsOf(texts.get('name')), frame, people: named });
};
