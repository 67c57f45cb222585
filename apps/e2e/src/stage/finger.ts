import type { CDPSession, Locator, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Steps in which a finger moves from one place to another. */
const STEPS = 8;

/** One finger on a touch screen, whose touches are real: the browser scrolls, taps and takes them away as it does with people. */
export class Finger {
  private at: Point = { x: 0, y: 0 };

  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page));
  }

  /** Comes down in the middle of something. */
  async down(on: Locator): Promise<void> {
    await on.scrollIntoViewIfNeeded();
    const box = await on.boundingBox();
    if (!box) throw new Error('There is nothing to touch.');
    this.at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await this.send('touchStart', [this.at]);
  }

  async moveTo(to: Point): Promise<void> {
    const from = this.at;
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS;
      this.at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.send('touchMove', [this.at]);
      await this.page.waitForTimeout(16);
    }
  }

  async moveBy(x: number, y: number): Promise<void> {
    await this.moveTo({ x: this.at.x + x, y: this.at.y + y });
  }

  async up(): Promise<void> {
    await this.send('touchEnd', []);
  }

  /** The system takes the touch away, as for a call. */
  async lost(): Promise<void> {
    await this.send('touchCancel', []);
  }

  private async send(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: Point[],
  ): Promise<void> {
    await this.devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
