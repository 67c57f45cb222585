/** The version of the API whose forms the sandbox speaks: the one the SDK of this repository pins. */
export const API_VERSION = '2026-10-28.endive';
