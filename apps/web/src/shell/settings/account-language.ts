import type { Locale } from '../language/locale.ts';
import { auth } from '../session/auth.ts';
import { requireToken } from '../session/require-token.ts';
import { session } from '../session/session.ts';

/** Saves the language in the account, so that e-mails and notifications are written in it. */
export const saveLanguage = async (locale: Locale): Promise<void> =>
  session.changeUser(await auth.updateUser(await requireToken(), { data: { locale } }));
