/** Why a file is none to import. */
export type FileProblemKind =
  | 'too-large'
  | 'too-many-cards'
  | 'not-json'
  | 'not-trello'
  | 'wrong-kind'
  | 'cut'
  | 'damaged'
  | 'too-deep'
  | 'too-long'
  | 'empty'
  | 'newer';

/** A file that is none to import, with the line where that shows, where there is one. */
export class FileProblemError extends Error {
  constructor(
    readonly problem: FileProblemKind,
    readonly line: number | null = null,
  ) {
    super(problem);
  }
}
