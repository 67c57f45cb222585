/** Where Jest's global set-up leaves the addresses for the processes that run the tests. */
export const addressesVariable = 'NIVEL_E2E';

export interface Addresses {
  readonly site: string;
  readonly mailbox: string;
  /** The payment sandbox. */
  readonly payments: string;
  /** Where the product asks for the provider of sign-ins that a journey starts. */
  readonly providerPort: number;
  /** Where the identity provider of an organization is that a journey starts. */
  readonly samlPort: number;
  /** Where organizations may have a language model that a journey starts. */
  readonly modelPort: number;
  /** Of the one browser all tests share. */
  readonly browser: string;
  /** Where journeys of several processes leave word for each other. */
  readonly folder: string;
  /** Whether the journey that claims the installation belongs to this run. */
  readonly isClaimedByJourney: boolean;
}

/** The product and the browser of this run. @throws Error outside of the `e2e` project */
export const addresses = (): Addresses => {
  const given = process.env[addressesVariable];
  if (given === undefined) throw new Error('No product is running: journeys belong to the Jest project "e2e".');
  return JSON.parse(given) as Addresses;
};
