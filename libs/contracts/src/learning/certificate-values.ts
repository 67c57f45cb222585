// Without a schema, so that a page may load it that loads none.

/** Code points of a name on a certificate. */
export const [SHORTEST_HOLDER_NAME, LONGEST_HOLDER_NAME] = [2, 100];

/** Letters that the printer's font has, and the characters between them in names. */
export const HOLDER_NAME = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic} .,'’-]*$/u;

/** Code points of why a certificate is revoked. */
export const LONGEST_REVOCATION = 500;

/** 16 characters of 5 random bits each, without letters that look like a figure or like another letter. */
export const CERTIFICATE_NUMBER = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** A number as it is stored, however it was copied from paper: spaces, hyphens and case do not count, O is 0, I and L are 1. */
export const certificateNumberOf = (written: string): string =>
  written
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** A number in groups of four, as people read it. */
export const certificateNumberText = (number: string): string => number.replaceAll(/.{4}(?=.)/g, '$&-');
