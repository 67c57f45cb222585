/** An address that something waits for, or another short text, remembered in this tab only. */
export const pendingAddress = (key: string) => ({
  read: (): string => {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  },
  write: (email: string): void => {
    try {
      sessionStorage.setItem(key, email);
    } catch {
      // Without storage the next page asks for the address.
    }
  },
  remove: (): void => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Without storage nothing was kept.
    }
  },
});

/** The address that waits for its confirmation. */
export const pendingEmail = pendingAddress('nivel.pending-email');
