import { createClient } from '@nivel/client/client';

/** Calls that anybody may make: no token is sent, and nothing from behind sign-in is loaded. */
export const anybody = createClient({ token: async () => Promise.resolve(null) });
