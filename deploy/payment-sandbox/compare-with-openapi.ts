import { readFile } from 'node:fs/promises';
import { OpenapiDescription, type Description } from './openapi-description.ts';
import { recordAnswers } from './recorded-answers.fixture.ts';
import { API_VERSION } from './wire/api-version.ts';

/**
 * Compares every answer of the sandbox with Stripe's published OpenAPI description, which this repository does not contain:
 *
 * `node deploy/payment-sandbox/compare-with-openapi.ts <path of spec3.json>`
 *
 * @returns the exit code: 0 where nothing differs, 1 where something does, 2 for another version or no file
 */
const compare = async (path: string | undefined): Promise<number> => {
  if (path === undefined) {
    process.stderr.write('Say where the description is: spec3.json of the pinned version\n');
    return 2;
  }
  const description = new OpenapiDescription(JSON.parse(await readFile(path, 'utf8')) as Description);
  const answers = (await recordAnswers()).filter(({ error }) => error === undefined);
  const found = [...new Set(answers.flatMap((answer) => description.mismatches(answer)))];
  for (const one of found) process.stdout.write(`${one}\n`);
  process.stdout.write(`${answers.length} answers, ${found.length} mismatches, description ${description.version}\n`);
  if (description.version === API_VERSION) return found.length === 0 ? 0 : 1;
  process.stderr.write(`The sandbox speaks ${API_VERSION}: this is the description of another version\n`);
  return 2;
};

process.exitCode = await compare(process.argv[2]);
