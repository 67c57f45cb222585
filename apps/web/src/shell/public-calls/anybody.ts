import { createClient } from '@nivel/client/client';

/** Calls that anybody may make: no token goes along, and none of what is behind sign-in is loaded. */
export const anybody = createClient({ token: async () => Promise.resolve(null) });
