import { Module } from '@nestjs/common';
import { AuthoringModule } from './authoring/authoring.module.ts';
import { CertificatesModule } from './certificates/certificates.module.ts';
import { CurriculumModule } from './curriculum/curriculum.module.ts';
import { DashboardModule } from './dashboard/dashboard.module.ts';
import { EvidenceModule } from './evidence/evidence.module.ts';
import { ExercisesModule } from './exercises/exercises.module.ts';
import { LearnerModule } from './learner/learner.module.ts';
import { MentoringModule } from './mentoring/mentoring.module.ts';
import { MentorsModule } from './mentors/mentors.module.ts';
import { NotesModule } from './notes/notes.module.ts';
import { OrganizationsModule } from './organizations/organizations.module.ts';
import { PathModule } from './path/path.module.ts';
import { PersonalDataModule } from './personal-data/personal-data.module.ts';
import { ProfileModule } from './profile/profile.module.ts';
import { ProgressModule } from './progress/progress.module.ts';
import { QuestionsModule } from './questions/questions.module.ts';
import { RepetitionModule } from './repetition/repetition.module.ts';
import { SearchModule } from './search/search.module.ts';
import { TablesModule } from './tables/tables.module.ts';
import { TutorModule } from './tutor/tutor.module.ts';

/** The slices of the service. */
@Module({
  imports: [
    AuthoringModule,
    CertificatesModule,
    CurriculumModule,
    DashboardModule,
    EvidenceModule,
    ExercisesModule,
    LearnerModule,
    MentoringModule,
    MentorsModule,
    NotesModule,
    OrganizationsModule,
    PathModule,
    PersonalDataModule,
    ProfileModule,
    ProgressModule,
    QuestionsModule,
    RepetitionModule,
    SearchModule,
    TablesModule,
    TutorModule,
  ],
})
export class LearningModule {}
