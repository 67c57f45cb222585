import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.ts';
import { PreviewEmailReportHandler } from './preview-email-report.handler.ts';

/** Previews of e-mail reports. */
@Module({ imports: [PicturesModule], providers: [PreviewEmailReportHandler] })
export class ReportPreviewsModule {}
