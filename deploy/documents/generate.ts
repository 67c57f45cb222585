import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { audienceOf } from '@nivel/platform/setting-audience';
import { breaks } from '../checks/breaks/breaks.ts';
import { services as described } from '../services/services.generated.ts';
import { facts, operations } from '@nivel/contracts/registry.generated';
import { jobs } from '@nivel/contracts/jobs.generated';
import { addressOf } from '@nivel/contracts/kernel/door';
import { factSubject } from '@nivel/contracts/kernel/fact';
import { serviceOf, type Operation } from '@nivel/contracts/kernel/operation';

/**
 * Writes `docs/generated/`: operations, facts and settings, from the contracts and the settings schemas; the index of the
 * decisions, and the list of the deliberate breaks.
 */
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/generated');
const made = 'Made by `npm run generate`; do not edit.\n';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const page = (name: string, title: string, ...parts: readonly string[]): void =>
  writeFileSync(join(folder, `${name}.md`), `# ${title}\n\n${[made.trim(), ...parts].join('\n\n')}\n`);

const doorOf = ({ door }: Operation): string => {
  const address = addressOf(door);
  return address === null ? 'inside only' : `\`${address.method} ${address.path}\``;
};

const fieldsOf = (schema: z.ZodType): string => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const required = new Set(json.required ?? []);
  return Object.keys(json.properties ?? {})
    .map((field) => (required.has(field) ? field : `${field}?`))
    .join(', ');
};

const settingRows = (settings: z.ZodObject<Record<string, z.ZodType>>): string[][] =>
  Object.entries(settings.shape).map(([name, schema]) => {
    const unset = schema.safeParse(undefined);
    const fallback = unset.success ? `\`${String(unset.data)}\`` : 'must be set';
    const value = unset.success && unset.data === '' ? 'empty' : fallback;
    return [`\`${name}\``, value, audienceOf(schema), schema.description ?? ''];
  });

mkdirSync(folder, { recursive: true });
const services = [...new Set(operations.map(serviceOf))].sort();
page(
  'operations',
  'What can be asked',
  ...services.flatMap((service) => [
    `## ${service}`,
    table(
      ['operation', 'door', 'input', 'who', 'own errors', 'meaning'],
      operations
        .filter((operation) => serviceOf(operation) === service)
        .map((operation) => [
          operation.name,
          doorOf(operation),
          fieldsOf(operation.input),
          `${operation.policy.who}: ${operation.policy.rule}`,
          operation.errors.map(({ code }) => code).join(', '),
          operation.summary,
        ]),
    ),
  ]),
);
page(
  'facts',
  'Facts and jobs',
  table(
    ['subject', 'payload', 'meaning'],
    facts.map((fact) => [`\`${factSubject(fact)}\``, fieldsOf(fact.payload), fact.summary]),
  ),
  '## Jobs',
  table(
    ['job', 'payload', 'meaning'],
    jobs.map((job) => [`\`${job.name}\``, fieldsOf(job.payload), job.summary]),
  ),
);
const HEAD = ['variable', 'default', 'audience', 'meaning'];
const configuration = described.map(({ name, summary, settings }) => [
  `## ${name}`,
  `${summary[0]?.toUpperCase()}${summary.slice(1)}.`,
  table(HEAD, settingRows(settings)),
]);
page(
  'configuration',
  'What can be set',
  'Every variable is read once, at boot, and checked; wrong ones are named all at once.',
  'Audience: an operator tunes one service; the installation has one value for all; whatever starts the process knows where it runs (launcher); a secret is known to those who list it, and to nobody else, and may come as a file: `<NAME>_FILE` then says its path; tests.',
  ...configuration.flat(),
);

/** A decision is in force unless its page has a line `**Status.** …`, for example `**Status.** Replaced by 0092`. */
const decisions = readdirSync(join(root, 'docs/adr'))
  .toSorted()
  .map((file) => {
    const text = readFileSync(join(root, 'docs/adr', file), 'utf8');
    const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
    const status = /^\*\*Status\.\*\* (.+)$/m.exec(text)?.[1] ?? 'in force';
    return [`[${number}](../adr/${file})`, title, status];
  });
page('decisions', 'Decisions', table(['number', 'decision', 'status'], decisions));
page(
  'breaks',
  'Deliberate breaks',
  '`npm run breaks` breaks each of these lines in a copy of the repository and runs the test file beside it, which must turn red.',
  table(
    ['the product would', 'line of', 'test that turns red'],
    breaks.map(({ what, file, spec }) => [what, `\`${file}\``, `\`${spec}\``]),
  ),
);
