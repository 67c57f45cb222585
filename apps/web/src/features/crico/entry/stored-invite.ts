import { createStore } from '../../../shell/store/store.ts';

const key = 'nivel.crico-invite';

const read = (): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

const store = createStore<string | null>(read());

/** The values in the link of an invite: out of the address bar, and remembered in this tab while its account is made. */
export const storedInvite = {
  read: store.read,
  use: store.use,
  write: (token: string | null): void => {
    store.write(token);
    try {
      if (token === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, token);
    } catch {
      // Without storage the invite lasts as long as the page.
    }
  },
};
