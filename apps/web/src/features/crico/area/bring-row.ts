/**
 * Scrolls a list of rows of equal height just far enough to show one of them; a sticky header of one row's height may cover the
 * top.
 */
export const bringRow = (frame: HTMLElement, index: number, rowPx: number): void => {
  const top = index * rowPx;
  const room = frame.clientHeight - 2 * rowPx;
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (top > frame.scrollTop + room) frame.scrollTop = top - room;
};
