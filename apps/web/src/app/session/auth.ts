import { AuthClient } from '@nivel/client/auth-client';

/** The auth door, in the form for pages of this site: the refresh token stays in a cookie that no script can read. */
export const auth = new AuthClient({ cookies: true });
