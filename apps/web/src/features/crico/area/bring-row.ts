/** Scrolls a list of rows of one height only as far as brings one of them into sight; a head may stay above them, as high as a row. */
export const bringRow = (frame: HTMLElement, index: number, rowPx: number): void => {
  const top = index * rowPx;
  const room = frame.clientHeight - 2 * rowPx;
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (top > frame.scrollTop + room) frame.scrollTop = top - room;
};
