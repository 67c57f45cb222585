/** The list in a setting that is JSON, unchecked: an empty one without a text, undefined where the text is no JSON. */
export const jsonListOf = (text: string): unknown => {
  try {
    return text.trim() === '' ? [] : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
};
