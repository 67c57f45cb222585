import type { Locator, Page } from 'playwright-core';
import { eventually } from '../stack/eventually.ts';

/** No way through one of our pages is longer. */
const MOST_STOPS = 150;

/** Whether the focused element shows it: by its own outline, or by that of the label or frame drawn around it. */
const focusLook = (page: Page): Promise<{ stop: string; isVisible: boolean }> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return { stop: 'nothing', isVisible: false };
    const drawn = [focused, focused.parentElement, focused.closest('label')].filter((one) => one !== null);
    const hasOutline = drawn.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const box = focused.getBoundingClientRect();
    const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const name = focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 60);
    return { stop: `${focused.tagName.toLowerCase()} ${name}`, isVisible: hasOutline && isOnScreen };
  });

/** A person who uses only a keyboard. */
export interface Keyboard {
  /** Tabs forward until the focus is on `target`; every stop on the way must show that it has the focus. */
  tabTo(target: Locator): Promise<void>;
  /** Tabs to it and presses a key there. */
  press(target: Locator, key: 'Enter' | 'Space' | 'ArrowDown' | 'ArrowRight'): Promise<void>;
  /** Tabs to it and replaces its text. */
  type(target: Locator, text: string): Promise<void>;
}

export const keyboardOf = (page: Page): Keyboard => {
  const isFocused = (target: Locator): Promise<boolean> =>
    target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));
  const tabTo = async (target: Locator): Promise<void> => {
    await target.first().waitFor();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await isFocused(target)) return;
      await page.keyboard.press('Tab');
      await eventually(async () => {
        const { stop, isVisible } = await focusLook(page);
        // The body is where the round through the page starts again.
        if (!isVisible && !stop.startsWith('body')) throw new Error(`The focus does not show on ${stop}`);
      }, 1_000);
    }
    throw new Error(`The keyboard never reached ${String(target)}`);
  };
  return {
    tabTo,
    press: async (target, key) => {
      await tabTo(target);
      await page.keyboard.press(key);
    },
    type: async (target, text) => {
      await tabTo(target);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
};
