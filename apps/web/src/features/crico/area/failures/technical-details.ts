/**
 * Whether screens of failures show what the program says of them: if the build enables them (`TECHNICAL_DETAILS=on`), else not.
 */
export const showsTechnicalDetails = (): boolean =>
  typeof NIVEL_TECHNICAL_DETAILS === 'boolean' && NIVEL_TECHNICAL_DETAILS;
