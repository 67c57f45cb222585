/**
 * Whether screens of failures show the program's message: if the build enables them (`TECHNICAL_DETAILS=on`), else not.
 */
export const showsTechnicalDetails = (): boolean =>
  typeof NIVEL_TECHNICAL_DETAILS === 'boolean' && NIVEL_TECHNICAL_DETAILS;
