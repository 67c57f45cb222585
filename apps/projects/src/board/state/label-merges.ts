/** The replacements of deleted labels; a restored label replaces itself. */
export class LabelMerges {
  private readonly merges = new Map<string, string | null>();
  /** The rows to save; null: its cards got none instead. */
  readonly written = new Map<string, string | null>();

  add(id: string, into: string): void {
    this.merges.set(id, into);
  }

  write(id: string, into: string | null): void {
    this.merges.set(id, into);
    this.written.set(id, into);
  }

  /**
   * The labels of a card that is restored from the trash. A deleted label stays on it: it is restored with the label.
   * @param labels the existing ones
   */
  labelsToday(ids: readonly string[], labels: ReadonlyMap<string, unknown>): string[] {
    return [...new Set(ids.map((id) => this.labelToday(id, labels)))];
  }

  private labelToday(id: string, labels: ReadonlyMap<string, unknown>): string {
    const met = new Set<string>();
    let today: string | null = id;
    // Labels that came back and were merged the other way round since make a circle.
    while (today !== null && !labels.has(today) && !met.has(today)) {
      met.add(today);
      today = this.merges.get(today) ?? null;
    }
    return today !== null && labels.has(today) ? today : id;
  }
}
