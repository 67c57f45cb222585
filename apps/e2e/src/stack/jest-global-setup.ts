import { startBrowser } from './run-browser.ts';
import { givenProduct, startProduct } from './run-product.ts';
import { addressesVariable, type Addresses } from './addresses.ts';

declare global {
  /** How the global tear-down ends what the set-up started; both run in Jest's main process. */
  var endJourneys: (() => Promise<void>) | undefined;
}

/** One product and one browser for all journeys of a Jest run. */
export default async function setUp(): Promise<void> {
  const [product, browser] = await Promise.all([givenProduct() ?? startProduct(), startBrowser()]);
  const { site, mailbox, payments } = product;
  const addresses: Addresses = { site, mailbox, payments, browser: browser.address };
  process.env[addressesVariable] = JSON.stringify(addresses);
  globalThis.endJourneys = async () => {
    await browser.stop();
    await product.stop();
  };
}
