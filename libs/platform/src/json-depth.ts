const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

/**
 * Whether a JSON text nests deeper than is allowed. Checked before it is parsed: creating half a million nested lists costs a
 * hundred times as much as a string of the same size. For invalid JSON either result is possible.
 *
 * @param body UTF-8
 * @param deepest lists and objects that may be open at the same time
 */
export const isDeeperThan = (body: Uint8Array, deepest: number): boolean => {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
  }
  return false;
};
