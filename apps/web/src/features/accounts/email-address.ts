/** Whether a text has the form of an address; only an e-mail can show whether it exists. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
