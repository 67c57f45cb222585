import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { previewEmailReport } from '@nivel/contracts/worker/preview-email-report.operation';
import { Handles, type Handler } from '@nivel/platform/handler';
import { chartAlt } from '../composition/chart.ts';
import { emailReportTexts } from '../composition/email-report-words.ts';
import { ChartPictures } from '../pictures/chart-pictures.ts';

@Handles(previewEmailReport)
export class PreviewEmailReportHandler implements Handler<typeof previewEmailReport> {
  constructor(private readonly pictures: ChartPictures) {}

  async handle({
    report,
    locale,
    time_zone: timeZone,
  }: InputOf<typeof previewEmailReport>): Promise<OutputOf<typeof previewEmailReport>> {
    const { subject, paragraphs, charts, notes } = emailReportTexts(report, timeZone)[locale];
    const drawn = charts.map(async (chart) => {
      const picture = (await this.pictures.draw(chart)).toString('base64');
      return { title: chart.title, alt: chartAlt(chart), picture };
    });
    return { subject, paragraphs: [...paragraphs], charts: await Promise.all(drawn), notes: [...notes] };
  }
}
