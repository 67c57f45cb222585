import { invalid } from './json-body.ts';

/** The maximum length of a name in a path, in UTF-16 units. */
const LONGEST_SEGMENT = 255;
// Names that lead elsewhere or are displayed misleadingly: control characters, slashes, and marks that change the text
// direction.
const ODD = /[\u0000-\u001F\u007F-\u009F/\\\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

const segmentOf = (encoded: string): string => {
  let text: string;
  try {
    text = decodeURIComponent(encoded);
  } catch {
    throw invalid('The path is not well encoded');
  }
  if (text === '' || text === '.' || text === '..' || text.length > LONGEST_SEGMENT || ODD.test(text))
    throw invalid('The path is not that of a file');
  return text;
};

/**
 * The segments of a path by the names that a door gives them: `'{project_id}/{name}'`.
 * @param path as it came, still encoded
 * @throws AppError `invalid_input`
 */
export const readStoragePath = (pattern: string, path: string): Record<string, string> => {
  const names = pattern.split('/').map((name) => name.slice(1, -1));
  const segments = path.split('/');
  if (segments.length !== names.length) throw invalid('The path is not that of a file');
  return Object.fromEntries(names.map((name, index) => [name, segmentOf(segments[index] ?? '')]));
};

/** The part behind a prefix in the address of a request, without its query. */
export const pathBehind = (prefix: string, url = ''): string => url.slice(prefix.length).split('?', 1)[0] ?? '';
