/** There is one book per installation: its live room has this id. */
export const bookId = '00000000-0000-0000-0000-000000000000';

/** Rows with an audit trail. Shares of people are shown to administrators only. */
export const bookEntities = ['lead', 'contract', 'payment', 'equity', 'statement'] as const;
export type BookEntity = (typeof bookEntities)[number];
