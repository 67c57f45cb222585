/** How many of what was due were looked at, and how many of those in vain. */
export interface Looked {
  readonly looked: number;
  readonly failed: number;
}
