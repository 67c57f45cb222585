import type { Locator } from 'playwright-core';

/** How many characters each line of a paragraph holds, the blanks at its end aside. */
export const lineLengths = (paragraph: Locator): Promise<number[]> =>
  paragraph.evaluate((element) => {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [index, character] of [...(node.textContent ?? '')].entries()) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { bottom } = range.getBoundingClientRect();
        lines.set(bottom, (lines.get(bottom) ?? '') + character);
      }
    }
    return [...lines.values()].map((line) => line.trimEnd().length);
  });
