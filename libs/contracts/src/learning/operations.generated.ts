// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from '../kernel/operation.ts';
import { answerQuestion } from './answer-question.operation.ts';
import { answerRepetition } from './answer-repetition.operation.ts';
import { askQuestion } from './ask-question.operation.ts';
import { askTutor } from './ask-tutor.operation.ts';
import { bookMentoringSession } from './book-mentoring-session.operation.ts';
import { bookmarkPart } from './bookmark-part.operation.ts';
import { cancelMentoringSession } from './cancel-mentoring-session.operation.ts';
import { checkAnswer } from './check-answer.operation.ts';
import { compareCurriculumDraft } from './compare-curriculum-draft.operation.ts';
import { compareCurriculumVersion } from './compare-curriculum-version.operation.ts';
import { completePart } from './complete-part.operation.ts';
import { discardCurriculumDraft } from './discard-curriculum-draft.operation.ts';
import { exportCurriculum } from './export-curriculum.operation.ts';
import { giveMentorRole } from './give-mentor-role.operation.ts';
import { importCurriculum } from './import-curriculum.operation.ts';
import { insertProfile } from './insert-profile.operation.ts';
import { issueCertificate } from './issue-certificate.operation.ts';
import { listCertificates } from './list-certificates.operation.ts';
import { listCurriculumVersions } from './list-curriculum-versions.operation.ts';
import { listMentoringAgenda } from './list-mentoring-agenda.operation.ts';
import { listMentoring } from './list-mentoring.operation.ts';
import { listMentors } from './list-mentors.operation.ts';
import { listMyQuestions } from './list-my-questions.operation.ts';
import { listNotes } from './list-notes.operation.ts';
import { listQuestionQueue } from './list-question-queue.operation.ts';
import { listRepetitions } from './list-repetitions.operation.ts';
import { listSharedProgress } from './list-shared-progress.operation.ts';
import { moveCurriculumThing } from './move-curriculum-thing.operation.ts';
import { moveMentoringSession } from './move-mentoring-session.operation.ts';
import { openPart } from './open-part.operation.ts';
import { openQuestion } from './open-question.operation.ts';
import { previewCurriculumPart } from './preview-curriculum-part.operation.ts';
import { printCertificate } from './print-certificate.operation.ts';
import { publishCurriculumDraft } from './publish-curriculum-draft.operation.ts';
import { publishMentoringHours } from './publish-mentoring-hours.operation.ts';
import { rateQuestion } from './rate-question.operation.ts';
import { readAchievements } from './read-achievements.operation.ts';
import { readCurriculumDraft } from './read-curriculum-draft.operation.ts';
import { readCurriculumLevels } from './read-curriculum-levels.operation.ts';
import { readCurriculumModules } from './read-curriculum-modules.operation.ts';
import { readCurriculumParts } from './read-curriculum-parts.operation.ts';
import { readCurriculumThing } from './read-curriculum-thing.operation.ts';
import { readDashboard } from './read-dashboard.operation.ts';
import { readModuleProgress } from './read-module-progress.operation.ts';
import { readModule } from './read-module.operation.ts';
import { readNote } from './read-note.operation.ts';
import { readPartFigures } from './read-part-figures.operation.ts';
import { readPersonalData } from './read-personal-data.operation.ts';
import { readProfiles } from './read-profiles.operation.ts';
import { readUserAchievements } from './read-user-achievements.operation.ts';
import { readUserProgress } from './read-user-progress.operation.ts';
import { readUserSkills } from './read-user-skills.operation.ts';
import { recordOfflineWork } from './record-offline-work.operation.ts';
import { recordReading } from './record-reading.operation.ts';
import { recordWatch } from './record-watch.operation.ts';
import { remindOfMentoring } from './remind-of-mentoring.operation.ts';
import { reopenQuestion } from './reopen-question.operation.ts';
import { restoreCurriculumVersion } from './restore-curriculum-version.operation.ts';
import { revokeCertificate } from './revoke-certificate.operation.ts';
import { saveCurriculumThing } from './save-curriculum-thing.operation.ts';
import { saveNote } from './save-note.operation.ts';
import { searchCurriculum } from './search-curriculum.operation.ts';
import { setRepetitionLimit } from './set-repetition-limit.operation.ts';
import { submitExercise } from './submit-exercise.operation.ts';
import { takeMentorRole } from './take-mentor-role.operation.ts';
import { updateTimeZone } from './update-time-zone.operation.ts';
import { verifyCertificate } from './verify-certificate.operation.ts';
import { withdrawMentoringHour } from './withdraw-mentoring-hour.operation.ts';
import { writeMentoringNotes } from './write-mentoring-notes.operation.ts';

export const operations: readonly Operation[] = [
  answerQuestion,
  answerRepetition,
  askQuestion,
  askTutor,
  bookMentoringSession,
  bookmarkPart,
  cancelMentoringSession,
  checkAnswer,
  compareCurriculumDraft,
  compareCurriculumVersion,
  completePart,
  discardCurriculumDraft,
  exportCurriculum,
  giveMentorRole,
  importCurriculum,
  insertProfile,
  issueCertificate,
  listCertificates,
  listCurriculumVersions,
  listMentoring,
  listMentoringAgenda,
  listMentors,
  listMyQuestions,
  listNotes,
  listQuestionQueue,
  listRepetitions,
  listSharedProgress,
  moveCurriculumThing,
  moveMentoringSession,
  openPart,
  openQuestion,
  previewCurriculumPart,
  printCertificate,
  publishCurriculumDraft,
  publishMentoringHours,
  rateQuestion,
  readAchievements,
  readCurriculumDraft,
  readCurriculumLevels,
  readCurriculumModules,
  readCurriculumParts,
  readCurriculumThing,
  readDashboard,
  readModule,
  readModuleProgress,
  readNote,
  readPartFigures,
  readPersonalData,
  readProfiles,
  readUserAchievements,
  readUserProgress,
  readUserSkills,
  recordOfflineWork,
  recordReading,
  recordWatch,
  remindOfMentoring,
  reopenQuestion,
  restoreCurriculumVersion,
  revokeCertificate,
  saveCurriculumThing,
  saveNote,
  searchCurriculum,
  setRepetitionLimit,
  submitExercise,
  takeMentorRole,
  updateTimeZone,
  verifyCertificate,
  withdrawMentoringHour,
  writeMentoringNotes,
];
