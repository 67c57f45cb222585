/**
 * The positions of one list that are known (ASCII, so that the order of their units is that of their bytes): for each requested
 * one also the next one, or that there is none.
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
