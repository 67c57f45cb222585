/**
 * An output whose large members are already JSON when they come from the database. They are sent unchanged: parsing and
 * serializing 450 KB again would take longer than the rest of the request.
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
