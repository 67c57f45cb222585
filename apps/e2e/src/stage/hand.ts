import type { Locator, Page } from 'playwright-core';
import { keyboardOf } from './keyboard.ts';

/** How a person operates a page. The same journey is walked once with each. */
export interface Hand {
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  /** Ticks a box or takes an option of a group. */
  choose(target: Locator): Promise<void>;
  /** Takes the tick off a box again. */
  drop(target: Locator): Promise<void>;
  /** Takes the last option of a select. */
  pickLast(select: Locator): Promise<void>;
  /** Moves a slider to one of its ends. */
  slide(slider: Locator, end: 'Home' | 'End'): Promise<void>;
  /** Scrolls to the end of the text. */
  readOn(): Promise<void>;
}

export const mouseOn = (page: Page): Hand => ({
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  choose: (target) => target.check(),
  drop: (target) => target.uncheck(),
  pickLast: async (select) => {
    await select.click();
    await page.getByRole('option').last().click();
  },
  slide: async (slider, end) => {
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider is not on screen');
    await slider.click({ position: { x: end === 'End' ? box.width - 2 : 2, y: box.height / 2 } });
  },
  readOn: () => page.mouse.wheel(0, 600),
});

export const keyboardOn = (page: Page): Hand => {
  const keyboard = keyboardOf(page);
  return {
    press: (target) => keyboard.press(target, 'Enter'),
    type: (target, text) => keyboard.type(target, text),
    choose: async (target) => {
      if (await target.isChecked()) return;
      if ((await target.getAttribute('type')) === 'checkbox') {
        await keyboard.press(target, 'Space');
        return;
      }
      // The keyboard enters a group of radio buttons once; arrows move inside.
      await keyboard.tabTo(page.locator(`input[name="${await target.getAttribute('name')}"]`));
      await page.keyboard.press('Space');
      for (let moves = 0; moves < 10 && !(await target.isChecked()); moves += 1) await page.keyboard.press('ArrowDown');
    },
    drop: async (target) => {
      if (await target.isChecked()) await keyboard.press(target, 'Space');
    },
    pickLast: async (select) => {
      await keyboard.press(select, 'Enter');
      await page.getByRole('option').last().waitFor();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
    },
    slide: async (slider, end) => {
      await keyboard.tabTo(slider);
      await page.keyboard.press(end);
    },
    readOn: () => page.keyboard.press('PageDown'),
  };
};
