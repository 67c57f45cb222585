/** Ends the run's browser and product and throws their data away. */
export default async function tearDown(): Promise<void> {
  await globalThis.endJourneys?.();
}
