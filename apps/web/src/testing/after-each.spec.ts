import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

interface Result {
  readonly title: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}
const results = new Map<string, Result>();

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nivel-web-fixtures-'));
  const output = join(folder, 'results.json');
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const config = join(import.meta.dirname, 'fixtures/jest.config.mjs');
  const args = [...flags, jest, '--ci', '--runInBand', '--config', config, '--json', '--outputFile', output];
  // Its exit code is 1: tests fail on purpose.
  await new Promise<void>((resolve) => execFile(process.execPath, args, { cwd: root }, () => resolve()));
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as {
    testResults: { assertionResults: Result[] }[];
  };
  for (const result of testResults.flatMap(({ assertionResults }) => assertionResults))
    results.set(result.title, result);
  rmSync(folder, { recursive: true });
});

const messageOf = (title: string): string | undefined => results.get(title)?.failureMessages.join('\n');

describe('a web test', () => {
  it('fails that leaves a request on its way, which is named', () => {
    expect(messageOf('leaves a request')).toContain('"a test leaves a request" left requests on their way: GET /left');
  });

  it('fails also when the request starts only as the page goes', () => {
    const title = 'leaves a request that it begins only when its component goes';
    expect(messageOf(title)).toContain(`"a test ${title}" left requests on their way: GET /leaving`);
  });

  it('is named where it requests something after its end, and the request is refused', () => {
    expect(messageOf('follows one that sends a request after its end')).toContain(
      '"a test sends a request after its end" requested after its end: GET /late',
    );
  });

  it.each(['has its requests answered', 'says that a door stays silent', 'is answered late, by its own site'])(
    'passes that %s',
    (title) => {
      expect(results.get(title)).toMatchObject({ status: 'passed', failureMessages: [] });
    },
  );
});
