/** How many of the due rows were checked, and how many of those failed. */
export interface Looked {
  readonly looked: number;
  readonly failed: number;
}
