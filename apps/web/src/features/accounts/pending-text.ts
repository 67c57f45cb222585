/** A short text that something waits for, remembered in this tab only. */
export const pendingText = (key: string) => ({
  read: (): string => {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  },
  write: (text: string): void => {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // Without storage the next page asks for it.
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
