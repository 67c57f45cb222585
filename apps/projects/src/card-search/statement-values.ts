/** Values of a statement; each gets its place. */
export class StatementValues {
  readonly list: unknown[] = [];

  /** @returns how the statement names it */
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}
