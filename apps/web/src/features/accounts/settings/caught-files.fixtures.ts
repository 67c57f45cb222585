import { jest } from '@jest/globals';

/** The files that the browser was given, from now on. */
export const catchFiles = () => {
  const files: { name: string; blob: Blob }[] = [];
  let blob = new Blob([]);
  Object.assign(URL, {
    createObjectURL: (given: Blob) => {
      blob = given;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });
  return files;
};

export const textOf = (blob = new Blob([])): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
