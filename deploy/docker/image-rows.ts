import type { Described } from '../services/find-services.ts';

/** One for each service, and the two that are no service. */
export const imagesOf = (services: readonly Pick<Described, 'name'>[]): readonly string[] =>
  [...services.map(({ name }) => name), 'mailbox', 'migrate'].sort();

const BEGIN = '\nimages:\n';

/**
 * The list of images at the end of an overlay, one row for each of `apps`. Existing rows do not change: a release writes its
 * image into them.
 * @throws Error when the overlay does not end with its images
 */
export const withImageRows = (
  kustomization: string,
  apps: readonly string[],
  newRow: (app: string) => string,
): string => {
  const [before = '', rows, ...more] = kustomization.split(BEGIN);
  if (rows === undefined || more.length > 0) throw new Error('The overlay does not end with one list of images');
  const known = new Map(rows.split('\n').map((row) => [/name: nivel\/([\w-]+)/.exec(row)?.[1], row]));
  const made = apps.map((app) => known.get(app) ?? `  - { name: nivel/${app}, ${newRow(app)} }`);
  return `${before}${BEGIN}${made.join('\n')}\n`;
};
