import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { chartSvg, type Chart } from '../composition/chart.ts';
import { programOutput } from './program-output.ts';

/** Drawings that are kept: a report goes to many people, in two languages. */
const MOST_KEPT = 40;

/**
 * Where the drawing finds its letters: images have no fonts of their own, and no folder that may be written to. Without a
 * configuration file fontconfig looks into `$XDG_DATA_HOME/fonts`, where pdfmake has Roboto.
 */
const fonts = (): Record<string, string> => ({
  FONTCONFIG_FILE: '/nonexistent',
  XDG_DATA_HOME: join(
    dirname(createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf')),
    '../..',
  ),
});

/** Draws the charts of e-mails. */
@Injectable()
export class ChartPictures {
  private readonly kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });

  /** @returns PNG. @throws Error where it could not be drawn: try again */
  async draw(chart: Chart): Promise<Buffer> {
    const svg = chartSvg(chart);
    const drawing = this.kept.get(svg) ?? this.run(svg);
    this.kept.set(svg, drawing);
    return drawing;
  }

  private async run(svg: string): Promise<Buffer> {
    const png = await programOutput(Readable.from([Buffer.from(svg)], { objectMode: false }), {
      name: 'chart',
      args: [],
      env: fonts(),
    });
    if (png !== null && png.length > 0) return png;
    this.kept.delete(svg);
    throw new Error('the chart could not be drawn');
  }
}
