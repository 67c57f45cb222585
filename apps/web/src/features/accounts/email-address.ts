/** Whether a text has the form of an address; whether it exists, only a mail can tell. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
