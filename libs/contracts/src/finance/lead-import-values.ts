/** What a file of leads may be, and how much of it is sent at once. */
export const leadImportLimits = { rows: 5_000, bytes: 5_000_000, batch: 200 } as const;
