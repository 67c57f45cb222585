import { styleText } from 'node:util';

/** The output of the progress; a terminal is redrawn in place, anything else gets whole lines. */
export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const TERMINAL_MS = 100;
const PLAIN_MS = 10_000;
const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/** Shows steps that run side by side, each with its time. */
export class Progress {
  private readonly active = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;
  private frame = 0;
  private readonly screen: Screen;

  constructor(screen: Screen = process.stdout) {
    this.screen = screen;
    this.timer = setInterval(() => this.tick(), screen.isTTY ? TERMINAL_MS : PLAIN_MS);
    this.timer.unref();
  }

  /** Runs `work` as a step: shown while it runs, ticked off with its time, crossed when it throws. */
  async step<T>(title: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    this.active.set(title, began);
    if (this.screen.isTTY) this.tick();
    else this.screen.write(`… ${title}\n`);
    try {
      const result = await work();
      this.finish(title, `${styleText('green', '✓')} ${title} ${styleText('dim', seconds(began))}`);
      return result;
    } catch (error) {
      this.finish(title, `${styleText('red', '✗')} ${title} ${styleText('dim', seconds(began))}`);
      throw error;
    }
  }

  /** A line between the steps. */
  say(line: string): void {
    this.screen.write(`${this.screen.isTTY ? '\r\u001B[2K' : ''}${line}\n`);
    if (this.screen.isTTY) this.tick();
  }

  end(): void {
    clearInterval(this.timer);
    if (this.screen.isTTY) this.screen.write('\r\u001B[2K');
  }

  private finish(title: string, line: string): void {
    this.active.delete(title);
    this.say(line);
  }

  private tick(): void {
    if (this.active.size === 0) return;
    const doing = [...this.active].map(([title, began]) => `${title} ${seconds(began)}`).join(' · ');
    this.frame = (this.frame + 1) % FRAMES.length;
    this.screen.write(this.screen.isTTY ? `\r\u001B[2K${FRAMES[this.frame]} ${doing}` : `… ${doing}\n`);
  }
}
