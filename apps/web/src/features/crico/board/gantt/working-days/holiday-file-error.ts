/** Why a file gives no holidays. */
export type HolidayFileProblem = 'not-a-calendar' | 'too-big';

/** A file that gives no holidays. */
export class HolidayFileError extends Error {
  constructor(readonly problem: HolidayFileProblem) {
    super(problem);
  }
}
