import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { chartSvg, type Chart } from '../composition/chart.ts';
import { programOutput } from './program-output.ts';
import { ProgramSlots } from './program-slots.ts';

/** Drawings that are kept: a report goes to many people, in two languages. */
const MOST_KEPT = 40;

/**
 * The folder of the fonts for drawing: images have no fonts of their own, and no writable folder. Without a configuration file
 * fontconfig searches `$XDG_DATA_HOME/fonts`, where pdfmake has Roboto.
 */
const fonts = (): Record<string, string> => ({
  FONTCONFIG_FILE: '/nonexistent',
  XDG_DATA_HOME: join(
    dirname(createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf')),
    '../..',
  ),
});

/** Draws the charts of e-mails, a few at the same time. */
@Injectable()
export class ChartPictures {
  private readonly kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });
  private readonly slots = new ProgramSlots();

  /** @returns PNG. @throws AppError `unavailable` when too many wait; Error where it could not be drawn: try again */
  draw(chart: Chart): Promise<Buffer> {
    const svg = chartSvg(chart);
    const kept = this.kept.get(svg);
    if (kept !== undefined) return kept;
    const drawing = this.slots.run(() => drawn(svg));
    this.kept.set(svg, drawing);
    // Callers already waiting get a failure; later callers start again.
    drawing.catch(() => this.kept.delete(svg));
    return drawing;
  }
}

const drawn = async (svg: string): Promise<Buffer> => {
  const source = Readable.from([Buffer.from(svg)], { objectMode: false });
  const png = await programOutput(source, { name: 'chart', args: [], env: fonts() });
  if (png === null || png.length === 0) throw new Error('the chart could not be drawn');
  return png;
};
