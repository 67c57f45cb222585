/**
 * An output of which large members come from the database as JSON already. They leave as they are: reading and printing
 * 450 KB again takes a service longer than all else that it does for an answer.
 */
export class PrintedOutput {
  readonly json: string;

  /**
   * @param given members that are printed here, at least one
   * @param printed members as JSON
   */
  constructor(given: Readonly<Record<string, unknown>>, printed: Readonly<Record<string, string>>) {
    const members = Object.entries(printed).map(([name, text]) => `,${JSON.stringify(name)}:${text}`);
    this.json = `${JSON.stringify(given).slice(0, -1)}${members.join('')}}`;
  }
}
