/** Limits of a file of leads, and of the parts in which it is sent. */
export const leadImportLimits = { rows: 5_000, bytes: 5_000_000, batch: 200 } as const;
