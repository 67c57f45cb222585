/** Says how a soak is getting on, apart from its result. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Writes a line of the result. */
export const tell = (text: string): void => void process.stdout.write(`${text}\n`);

const MOST_WRONGS = 20;

/** Prints the first errors, a line each. */
export const tellWrongs = (wrongs: readonly string[]): void => {
  for (const wrong of wrongs.slice(0, MOST_WRONGS)) tell(`  ${wrong}`);
};
