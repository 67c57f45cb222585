import { Module } from '@nestjs/common';
import { EvidenceModule } from '../evidence/evidence.module.ts';
import { CompareCurriculumDraftHandler } from './compare-curriculum-draft.handler.ts';
import { CompareCurriculumVersionHandler } from './compare-curriculum-version.handler.ts';
import { DiscardCurriculumDraftHandler } from './discard-curriculum-draft.handler.ts';
import { ExportCurriculumHandler } from './export-curriculum.handler.ts';
import { ImportCurriculumHandler } from './import-curriculum.handler.ts';
import { ListCurriculumVersionsHandler } from './list-curriculum-versions.handler.ts';
import { MoveCurriculumThingHandler } from './move-curriculum-thing.handler.ts';
import { PreviewCurriculumPartHandler } from './preview-curriculum-part.handler.ts';
import { PublishCurriculumDraftHandler } from './publish-curriculum-draft.handler.ts';
import { ReadCurriculumDraftHandler } from './read-curriculum-draft.handler.ts';
import { ReadCurriculumThingHandler } from './read-curriculum-thing.handler.ts';
import { ReadPartFiguresHandler } from './read-part-figures.handler.ts';
import { RestoreCurriculumVersionHandler } from './restore-curriculum-version.handler.ts';
import { SaveCurriculumThingHandler } from './save-curriculum-thing.handler.ts';

/** The curriculum as administrators write it: drafts, versions, and files. */
@Module({
  imports: [EvidenceModule],
  providers: [
    CompareCurriculumDraftHandler,
    CompareCurriculumVersionHandler,
    DiscardCurriculumDraftHandler,
    ExportCurriculumHandler,
    ImportCurriculumHandler,
    ListCurriculumVersionsHandler,
    MoveCurriculumThingHandler,
    PreviewCurriculumPartHandler,
    PublishCurriculumDraftHandler,
    ReadCurriculumDraftHandler,
    ReadCurriculumThingHandler,
    ReadPartFiguresHandler,
    RestoreCurriculumVersionHandler,
    SaveCurriculumThingHandler,
  ],
})
export class AuthoringModule {}
