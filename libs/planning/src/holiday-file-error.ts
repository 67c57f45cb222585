/** Why a file gives no holidays. */
export type HolidayFileProblem = 'not-a-calendar' | 'too-big';

/** A file that gives no holidays. It has a module of its own, so that a page knows it before it loads the parser. */
export class HolidayFileError extends Error {
  constructor(readonly problem: HolidayFileProblem) {
    super(problem);
  }
}
