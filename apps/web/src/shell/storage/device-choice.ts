/** The value chosen on this device under a key, or the first of the existing ones; also where nothing can be kept. */
export const readChoice = <Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice => {
  try {
    const kept = localStorage.getItem(key);
    return choices.find((choice) => choice === kept) ?? choices[0];
  } catch {
    return choices[0];
  }
};

/** Stores a choice on this device. Without storage, it lasts until the page is left. */
export const keepChoice = (key: string, choice: string): void => {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // The choice still applies to this page.
  }
};
