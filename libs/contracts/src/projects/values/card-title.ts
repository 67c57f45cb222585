import { shortText } from '../../kernel/short-text.ts';

/** Code points of a title at most. */
export const LONGEST_TITLE = 200;
export const cardTitle = shortText('Title', { least: 1, most: LONGEST_TITLE });
