import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES_VARIABLE } from '@nivel/deploy/checks/tests/events';
import { startBrowser } from './run-browser.ts';
import { givenProduct, startProduct } from './run-product.ts';
import { addressesVariable, type Addresses } from './addresses.ts';

declare global {
  /** How the global tear-down ends what the set-up started; both run in Jest's main process. */
  var endJourneys: (() => Promise<void>) | undefined;
}

/** Jest's data of a run. */
interface RunOptions {
  readonly testNamePattern?: string;
  readonly testPathPatterns: { readonly patterns: readonly string[] };
}

/** Whether a test file belongs to the run, with all its tests. */
const runsAllOf = (path: string, { testNamePattern, testPathPatterns: { patterns } }: RunOptions): boolean => {
  if (testNamePattern !== undefined) return false;
  const chosen = process.env[FILES_VARIABLE];
  if (chosen !== undefined && !(JSON.parse(readFileSync(chosen, 'utf8')) as string[]).includes(path)) return false;
  return patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern).test(path));
};

/** One product and one browser for all journeys of a Jest run. */
export default async function setUp(options: RunOptions): Promise<void> {
  const [product, browser] = await Promise.all([givenProduct() ?? startProduct(), startBrowser()]);
  const { stop, ...places } = product;
  const isClaimedByJourney = runsAllOf(join(import.meta.dirname, '../journeys/crico/people.spec.ts'), options);
  const addresses: Addresses = { ...places, browser: browser.address, isClaimedByJourney };
  process.env[addressesVariable] = JSON.stringify(addresses);
  globalThis.endJourneys = async () => {
    await browser.stop();
    await stop();
  };
}
