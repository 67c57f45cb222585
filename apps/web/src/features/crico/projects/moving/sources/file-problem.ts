/** Why a file cannot be imported. */
export type FileProblemKind =
  | 'too-large'
  | 'too-many-cards'
  | 'too-many-here'
  | 'not-json'
  | 'not-trello'
  | 'wrong-kind'
  | 'cut'
  | 'damaged'
  | 'too-deep'
  | 'too-long'
  | 'empty'
  | 'newer';

/** A file that cannot be imported, with the line that shows it, if there is one. */
export class FileProblemError extends Error {
  constructor(
    readonly problem: FileProblemKind,
    readonly line: number | null = null,
  ) {
    super(problem);
  }
}
