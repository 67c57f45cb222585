import { createClient } from '@nivel/client/client';

/** Calls without a session: no token is sent, and no program of signed-in pages is loaded. */
export const anybody = createClient({ token: async () => Promise.resolve(null) });
