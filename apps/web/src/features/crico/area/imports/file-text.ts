/** The text of a file, or of a part of one, in an encoding. */
export const readAs = async (file: Blob, encoding: string): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
  reader.readAsText(file, encoding);
  return promise;
};

/** The text of a file. Spreadsheets and banks in Mexico still write Windows' own signs where they do not write UTF-8. */
export const textOf = async (file: File): Promise<string> => {
  const text = await readAs(file, 'utf-8');
  return text.includes('\u{FFFD}') ? readAs(file, 'windows-1252') : text;
};
