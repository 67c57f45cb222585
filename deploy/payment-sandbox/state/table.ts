interface Row {
  readonly id: string;
}

/** Objects of one kind by id, oldest first. A replacement of a row has its place. */
export class Table<T extends Row> implements Iterable<T> {
  private readonly rows = new Map<string, T>();

  get size(): number {
    return this.rows.size;
  }

  get(id: string): T | undefined {
    return this.rows.get(id);
  }

  set(row: T): void {
    this.rows.set(row.id, row);
  }

  delete(id: string): void {
    this.rows.delete(id);
  }

  [Symbol.iterator](): Iterator<T> {
    return this.rows.values();
  }

  /** The matching rows, oldest first. */
  where(fits: (row: T) => boolean): T[] {
    return [...this.rows.values()].filter(fits);
  }

  /** The newest that fits. */
  last(fits: (row: T) => boolean): T | undefined {
    return this.where(fits).at(-1);
  }
}
