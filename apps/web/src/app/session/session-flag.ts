const key = 'nivel.has-session';

/** A note, no secret, that this browser may hold a session cookie; without it no page load asks for a session. */
export const sessionFlag = {
  isSet: (): boolean => {
    try {
      return localStorage.getItem(key) === '1';
    } catch {
      return false;
    }
  },
  set: (value: boolean): void => {
    try {
      if (value) localStorage.setItem(key, '1');
      else localStorage.removeItem(key);
    } catch {
      // A browser that keeps nothing forgets the session when the page is left; nothing else depends on the note.
    }
  },
};
