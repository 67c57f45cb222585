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

type ModulePartsType =
  | 'exercises'
  | 'text'
  | 'video';

type PathState =
  | 'done'
  | 'locked'
  | 'open';

type ModuleQueryVariables = Exact<{
  id: string;
}>;


interface ModuleQuery { readonly module: { readonly id: string, readonly number: number, readonly title: string, readonly description: string, readonly estimatedMinutes: number, readonly state: PathState, readonly percentage: number, readonly partsCompleted: number, readonly partsTotal: number, readonly points: number, readonly learningObjectives: ReadonlyArray<string>, readonly nextPartId: string | null, readonly previousModuleId: string | null, readonly nextModuleId: string | null, readonly completedAt: string | null, readonly lockedBecause: { readonly reason: LockedBecauseReason, readonly tier: LockedBecauseTier | null, readonly levelId: string | null, readonly modulesCompleted: number | null, readonly modulesNeeded: number | null, readonly moduleIds: ReadonlyArray<string> } | null, readonly level: { readonly id: string, readonly name: string, readonly color: string }, readonly parts: ReadonlyArray<{ readonly id: string, readonly number: number, readonly type: ModulePartsType, readonly title: string, readonly points: number, readonly estimatedMinutes: number, readonly skill: string, readonly isCompleted: boolean, readonly isOpened: boolean, readonly isOpen: boolean }> } | null }

export const moduleDocument =
  "query Module($id:ID!){module(id:$id){id number title description estimatedMinutes state lockedBecause{...LockedBecause}percentage partsCompleted partsTotal points learningObjectives level{id name color}parts{id number type title points estimatedMinutes skill isCompleted isOpened isOpen}nextPartId previousModuleId nextModuleId completedAt}}fragment LockedBecause on LockedBecause{reason tier levelId modulesCompleted modulesNeeded moduleIds}" as GraphqlDocument<ModuleQuery, ModuleQueryVariables>;
