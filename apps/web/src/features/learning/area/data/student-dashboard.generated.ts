// Made by `npm run generate` from the document beside it and the GraphQL schema; do not edit.
import type { GraphqlDocument } from '@nivel/client/graphql-document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
type LockedBecauseReason =
  | 'level'
  | 'plan'
  | 'prerequisites';

type LockedBecauseTier =
  | 'elite'
  | 'pro';

type PathState =
  | 'done'
  | 'locked'
  | 'open';

type StudentDashboardNextType =
  | 'exercises'
  | 'text'
  | 'video';

type StudentDashboardStreakWeekState =
  | 'coming'
  | 'done'
  | 'frozen'
  | 'missed'
  | 'open';

type StudentDashboardQueryVariables = Exact<{ [key: string]: never; }>;


interface StudentDashboardQuery { readonly studentDashboard: { readonly timeZone: string, readonly totalPoints: number, readonly currentLevel: string, readonly modulesCompleted: number, readonly achievementsUnlocked: number, readonly lastActivity: string | null, readonly profile: { readonly firstName: string, readonly lastName: string, readonly isPrepared: boolean }, readonly streak: { readonly days: number, readonly freezes: number, readonly freezeEveryDays: number, readonly mostFreezes: number, readonly isDoneToday: boolean, readonly week: ReadonlyArray<{ readonly day: string, readonly state: StudentDashboardStreakWeekState }> }, readonly next: { readonly partId: string, readonly title: string, readonly type: StudentDashboardNextType, readonly points: number, readonly estimatedMinutes: number, readonly number: number, readonly count: number, readonly moduleId: string, readonly moduleTitle: string, readonly levelId: string, readonly minutesLeft: number, readonly isStarted: boolean } | null, readonly repetition: { readonly left: number, readonly answeredToday: number, readonly dailyLimit: number, readonly isDayFull: boolean, readonly nextOn: string | null }, readonly levels: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly duration: string, readonly color: string, readonly state: PathState, readonly modulesCompleted: number, readonly modulesTotal: number, readonly lockedBecause: { readonly reason: LockedBecauseReason, readonly tier: LockedBecauseTier | null, readonly levelId: string | null, readonly modulesCompleted: number | null, readonly modulesNeeded: number | null, readonly moduleIds: ReadonlyArray<string> } | null, readonly modules: ReadonlyArray<{ readonly id: string, readonly number: number, readonly title: string, readonly description: string, readonly estimatedMinutes: number, readonly state: PathState, readonly percentage: number, readonly partsCompleted: number, readonly partsTotal: number, readonly points: number, readonly lockedBecause: { readonly reason: LockedBecauseReason, readonly tier: LockedBecauseTier | null, readonly levelId: string | null, readonly modulesCompleted: number | null, readonly modulesNeeded: number | null, readonly moduleIds: ReadonlyArray<string> } | null }> }>, readonly skills: ReadonlyArray<{ readonly name: string, readonly value: number, readonly description: string }>, readonly pointsByDay: ReadonlyArray<{ readonly day: string, readonly points: number }>, readonly achievements: ReadonlyArray<{ readonly id: string, readonly title: string, readonly description: string, readonly icon: string, readonly points: number, readonly unlockedAt: string | null }> } | null }

export const studentDashboardDocument =
  "query StudentDashboard{studentDashboard{profile{firstName lastName isPrepared}timeZone totalPoints currentLevel modulesCompleted achievementsUnlocked lastActivity streak{days freezes freezeEveryDays mostFreezes isDoneToday week{day state}}next{partId title type points estimatedMinutes number count moduleId moduleTitle levelId minutesLeft isStarted}repetition{left answeredToday dailyLimit isDayFull nextOn}levels{id name description duration color state lockedBecause{...LockedBecause}modulesCompleted modulesTotal modules{id number title description estimatedMinutes state lockedBecause{...LockedBecause}percentage partsCompleted partsTotal points}}skills{name value description}pointsByDay{day points}achievements{id title description icon points unlockedAt}}}fragment LockedBecause on LockedBecause{reason tier levelId modulesCompleted modulesNeeded moduleIds}" as GraphqlDocument<StudentDashboardQuery, StudentDashboardQueryVariables>;
