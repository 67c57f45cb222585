import { callPace } from '@nivel/client/call-pace';
import { livePace } from '@nivel/client/live-pace';
import { firstPageLimits } from './first-page-limits.ts';

/**
 * Every number of the browser's side that somebody may want to change: how long, how many, how often. What the service
 * decides (pass marks, the share of a video, the seconds of a text) comes with its answers and is not here.
 */
export const limits = {
  ...firstPageLimits,
  calls: callPace,
  cache: {
    /** What was read is good for so long before it is read again where it is shown. */
    staleMs: 30_000,
    /** What nobody shows any more is dropped after so long. */
    collectedAfterMs: 300_000,
    /** The same of areas of their own, by the first word of their keys. */
    areas: { crico: { staleMs: 300_000, collectedAfterMs: 600_000 } },
    /** A transient failure is asked again so often: after the first wait, doubling, at most the cap. */
    retries: 3,
    firstRetryMs: 1_000,
    retryCapMs: 30_000,
  },
  live: {
    ...livePace,
    /** One act tells several facts; what may be stale is read again once none came for so long. */
    settleMs: 150,
    /** Nobody looks at a page that was not in front for so long, or at which nobody did anything for so long. */
    away: { hiddenMs: 120_000, idleMs: 300_000 },
  },
  /** A payment that is still open is asked about so many times, so far apart. */
  billing: { confirmations: 15, confirmMs: 2_000 },
  /** What pages say of themselves: measuring begins so long after an area came. */
  monitoring: { startAfterMs: 3_000 },
  notifications: {
    pageSize: 50,
    /** What toasts said is kept on the device, the latest so many. */
    keptToasts: 50,
    /** The same message within this time is the same event, told by an answer and by a live message. */
    sameEventMs: 5_000,
  },
  /** Toasts of the learning area: so many at once, so long, and at most `rate` of them within `rateWindowMs`. */
  learningToasts: { visible: 5, durationMs: 5_000, rate: 3, rateWindowMs: 5_000 },
  crico: {
    /** Toasts of Crico: so many at once, so long, and at most `rate` of them within `rateWindowMs`. */
    toasts: {
      visible: 3,
      durationMs: 4_000,
      durationsMs: { success: 3_000, info: 3_000, error: 5_000 },
      actionMs: 8_000,
      rate: 5,
      rateWindowMs: 5_000,
      milestoneMs: 5_000,
      partlyMs: 8_000,
      validationMs: 3_000,
    },
    /** A broken page is tried again so often, not sooner than the pause after it broke; whole for as long, it counts anew. */
    failure: { retries: 3, pauseMs: 5_000 },
    /** Wait after the last key before a slug is checked. */
    slugPauseMs: 300,
    peoplePage: 100,
    actsPage: 50,
    descriptionCharacters: 500,
    /** What somebody has to do is read again so often while they look at it. */
    myWorkRefreshMs: 60_000,
    /** The numbers of a team are read again so often while somebody looks at them. */
    teamNumbersMs: 60_000,
    /** A list of projects that was read so long ago is read again once a room tells of its changes. */
    projectsFreshMs: 5_000,
    board: {
      /** A missing delta is waited for so long before it is fetched. */
      gapMs: 200,
      /** A command that got no answer is sent again after so long, doubling, or when the device is online again. */
      resendMs: 1_000,
      resendLongestMs: 30_000,
      /** So many own commands of a project wait on a device at most. */
      waitingMost: 1_000,
      /** Swimlanes; of a field with more values, the others stand together. */
      mostLanes: 100,
      /**
       * Boards kept on a device for whoever has no network: so many of the latest, for so many days, anew at most so often. They are shown
       * where a board is not answered after so long.
       */
      kept: { most: 10, days: 7, everyMs: 5_000, shownAfterMs: 4_000 },
      /** What is to be sent or fetched is told once it has lasted for so long. */
      noticedMs: 1_000,
      /** What is counted elsewhere of a board is read again once nothing has changed in it for so long. */
      countsMs: 1_000,
      /** Height of a card with the space below it; only those in sight, and so many beside them, are drawn. */
      cardPx: 92,
      /** Covers that come into sight within so long are asked for at once, so many in one request; their addresses are renewed before they end. */
      covers: { gatherMs: 50, mostAtOnce: 100, goodForSeconds: 3_600, renewMs: 3_000_000 },
      spareCards: 6,
      /** Height of a row of the table, wide and narrow; so many are drawn beyond those in sight. */
      rowPx: 44,
      narrowRowPx: 68,
      /** Height of a card in the timeline. */
      timelineRowPx: 84,
      spareRows: 8,
      /** Widths of its columns, and by how much a key changes one. */
      column: { leastPx: 48, mostPx: 800, stepPx: 16 },
      /** A row is drawn aside by at most so much, and stays there past the second. */
      swipe: { mostPx: 120, snapPx: 60 },
      /** A finger that rests so long, within so much, picks a card up; at an edge of so much the board scrolls by so much in a frame. */
      touch: { holdMs: 400, slackPx: 10, edgePx: 48, stepPx: 9 },
      /** Wait after the last key before cards are searched. */
      searchPauseMs: 300,
      titleCharacters: 200,
      /** While a deleted board is shown it is asked so often whether it is back. */
      deletedAgainMs: 15_000,
    },
    card: {
      /** A description, and notes. */
      textCharacters: 50_000,
      blockedCharacters: 500,
      mostHours: 100_000,
      /** Of many that can be chosen so many are listed; the others are found by name. */
      optionsShown: 20,
      /** Cards whose typed changes are kept on a device, once nothing was typed for so long. */
      drafts: 200,
      draftPauseMs: 50,
    },
    project: { nameLeast: 3, nameMost: 50, descriptionMost: 200 },
    list: { nameMost: 50, descriptionMost: 200, wipMost: 10_000 },
    settings: { tags: 20, tagCharacters: 50, customFields: 50 },
    /** The projects in the sidebar: up to so many stand as they are; more are a window of so many pixels, one as high as said. */
    sidebar: { plain: 20, listPx: 600, projectPx: 80, spare: 4 },
  },
  /** How long a finished state of the save indicator stays. */
  saveIndicator: { saved: 2_000, error: 3_000 },
  account: {
    /** An account this young is welcomed, and its profile may still be in the making. */
    newForMs: 120_000,
    /** Wait before another mail can be asked for. */
    resendAfterSeconds: 60,
    /** Sessions in the settings before the others are asked for. */
    sessionsShown: 5,
    securityEventsPage: 20,
    /** Characters of the name of an app that shows codes; the service refuses more. */
    appName: 100,
  },
  progress: {
    /** Progress that cannot be loaded is asked for again so often, each wait longer by the step. */
    retries: 5,
    retryStepMs: 1_000,
    newAccountRetryStepMs: 2_500,
    /** How often the profile of a new account is looked for while it is not prepared. */
    unpreparedPollMs: 2_500,
    /** A completion that got no answer is sent again so often. */
    completionRetries: 4,
    /** Achievements still to win that are shown before the others are asked for. */
    missingAchievements: 3,
  },
  curriculum: { retries: 1, retryMs: 2_000 },
  reading: {
    /** Wait before the end of a text is recorded again when nobody answered. */
    retryMs: 3_000,
    /** In a window this wide the outline of a text stands open beside it; below, it would push the text off the first screen. */
    outlineFromPx: 1_024,
  },
  exercises: {
    /** The service takes no longer answer. */
    answerCharacters: 2_000,
  },
  video: {
    /** The place is saved at least this often while a video plays. */
    saveEveryMs: 10_000,
    /** A step of the player's clock that is longer was a jump, and what lies between was not watched. */
    longestStepSeconds: 1.5,
    /** What the buttons and the letter keys skip, and the arrow keys. */
    skipSeconds: 10,
    smallSkipSeconds: 5,
  },
} as const;
