import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.ts';
import { PreviewEmailReportHandler } from './preview-email-report.handler.ts';

/** What an e-mail report says before anybody gets it. */
@Module({ imports: [PicturesModule], providers: [PreviewEmailReportHandler] })
export class ReportPreviewsModule {}
