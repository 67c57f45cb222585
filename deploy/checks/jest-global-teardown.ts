/** Ends the run's Postgres and throws its data away. */
export default async function tearDown(): Promise<void> {
  await globalThis.endTestPostgres?.();
}
