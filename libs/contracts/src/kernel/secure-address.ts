// Without a schema, so that a page may load it that loads none.

/** Whether a button may open a text: nothing that a browser would run or send in the clear. */
export const isSecureAddress = (text: string): boolean => /^https:\/\/[^\s/]\S*$/i.test(text);
