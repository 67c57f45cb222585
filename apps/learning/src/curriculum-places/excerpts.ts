import type { FoundPlace } from '@nivel/contracts/learning/found-place';

/** The marks around a match in an excerpt; no text of the curriculum holds them. */
const [MATCH_START, MATCH_STOP] = ['\u0002', '\u0003'];

/** An option of `ts_headline`, in SQL: the text around a match. */
export const MATCH_MARKS = "'StartSel=' || chr(2) || ', StopSel=' || chr(3)";

/** An excerpt in pieces, of which every second one matches. */
export const piecesOf = (excerpt: string): FoundPlace['excerpt'] =>
  excerpt
    .split(new RegExp(`[${MATCH_START}${MATCH_STOP}]`))
    .map((text, index) => ({ text, is_match: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
