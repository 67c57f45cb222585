/** The parts of an exported board of Trello that are read; every other program may have written the file, so all may be missing. */
export type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of the file; everything else is an empty one. */
export const entryOf = (value: unknown): Entry => (isEntry(value) ? value : {});

/** A text of the file; of everything else the empty one. */
export const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A finite number of the file, also one written as a text; 0 for everything else. */
export const numberOf = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
};

export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a record has under a name of the file; undefined for names that every object has, such as `constructor`. */
export const namedIn = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The texts among the items of an array. */
export const idsOf = (value: unknown): readonly string[] =>
  itemsOf(value).flatMap((one) => (typeof one === 'string' && one !== '' ? [one] : []));

/** The moment that a text names; null where it names none. */
export const momentOf = (value: unknown): Date | null => {
  const moment = new Date(wordsOf(value));
  return Number.isNaN(moment.getTime()) ? null : moment;
};

/** The day of a moment in the zone of this device. */
export const dayOfMoment = (value: unknown): string | null => {
  const moment = momentOf(value);
  if (moment === null) return null;
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  if (year < 1 || year > 9_999) return null;
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
};
