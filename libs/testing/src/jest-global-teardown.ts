export default async function tearDown(): Promise<void> {}
