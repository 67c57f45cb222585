import { Module } from '@nestjs/common';
import { ChartPictures } from './chart-pictures.ts';

/** Pictures that e-mails show. */
@Module({ providers: [ChartPictures], exports: [ChartPictures] })
export class PicturesModule {}
