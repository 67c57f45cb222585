export type SaveState = 'idle' | 'saving' | 'saved' | 'error';

/** How long a finished state stays visible, in milliseconds; `saving` stays until it is replaced. */
export const hidesAfterMs: Partial<Record<SaveState, number>> = { saved: 2000, error: 3000 };
