/**
 * The known positions of one list (ASCII, so that comparing code units compares bytes): for each requested position also the
 * next one, or that there is none.
 */
export class KnownPositions {
  private readonly sorted: string[] = [];
  private readonly occupied = new Set<string>();

  add(position: string | null): void {
    if (position === null) return;
    this.occupied.add(position);
    // Most come behind all others.
    const index = this.sorted.findLastIndex((one) => one <= position) + 1;
    if (this.sorted[index - 1] !== position) this.sorted.splice(index, 0, position);
  }

  /** A position that was left stays a neighbour: whether others are in between is not known. */
  leave(position: string): void {
    this.occupied.delete(position);
  }

  isOccupied(position: string): boolean {
    return this.occupied.has(position);
  }

  nextAfter(position: string): string | null {
    return this.sorted.find((one) => one > position) ?? null;
  }

  lastBefore(position: string): string | null {
    return this.sorted.findLast((one) => one < position) ?? null;
  }

  last(): string | null {
    return this.sorted.at(-1) ?? null;
  }
}
