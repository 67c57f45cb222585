import { callPace } from '@nivel/client/call-pace';
import { livePace } from '@nivel/client/live-pace';
import { firstPageLimits } from './first-page-limits.ts';

/**
 * Every number of the browser side that an operator may want to change: how long, how many, how often. What the service decides
 * (pass marks, the share of a video, the seconds of a text) comes with its answers and is not here.
 */
export const limits = {
  ...firstPageLimits,
  calls: callPace,
  /** Wait after the last key before what was typed is searched or checked. */
  searchPauseMs: 300,
  cache: {
    /** How long a read is valid before it is repeated where it is shown. */
    staleMs: 30_000,
    /** How long a read is kept after it is no longer shown. */
    collectedAfterMs: 300_000,
    /** The same of areas of their own, by the first word of their keys. */
    areas: { crico: { staleMs: 300_000, collectedAfterMs: 600_000 } },
    /** A transient failure is retried so often: after the first wait, doubling, at most the cap. */
    retries: 3,
    firstRetryMs: 1_000,
    retryCapMs: 30_000,
  },
  live: {
    ...livePace,
    /** One action publishes several facts; stale data are read again once none arrived for so long. */
    settleMs: 150,
    /** A page is away when it was not in front, or had no input, for so long. */
    away: { hiddenMs: 120_000, idleMs: 300_000 },
  },
  /** An open payment is polled so many times, so far apart. */
  billing: { confirmations: 15, confirmMs: 2_000 },
  /** What pages say of themselves: measuring starts so long after an area appeared. */
  monitoring: {
    startAfterMs: 3_000,
    /** What takes longer is noted as slow, where the performance timer is on. */
    slowMs: 100,
  },
  notifications: {
    pageSize: 50,
    /** Texts of toasts are kept on the device, the latest so many. */
    keptToasts: 50,
    /** The same message within this time is the same event, reported by an answer and by a live message. */
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
    /** A broken page is tried again so often, not sooner than the pause after it broke; whole for as long, it counts again. */
    failure: { retries: 3, pauseMs: 5_000 },
    peoplePage: 100,
    actsPage: 50,
    descriptionCharacters: 500,
    /** A person's open cards are read again so often while they look at them. */
    myWorkRefreshMs: 60_000,
    /** The numbers of a team are read again so often while they are shown. */
    teamNumbersMs: 60_000,
    board: {
      /** A missing delta is waited for so long before it is fetched. */
      gapMs: 200,
      /** A command that got no answer is sent again after so long, doubling, or when the device is online again. */
      resendMs: 1_000,
      resendLongestMs: 30_000,
      /** So many own commands of a project wait on a device at most. */
      waitingMost: 1_000,
      /** Swimlanes; for a field with more values, the others are shown together. */
      mostLanes: 100,
      /**
       * Boards kept on a device for offline use: how many of the latest, for how many days, and how often they are renewed. A
       * kept board is shown where the service does not answer within a limit.
       */
      kept: { most: 10, days: 7, everyMs: 5_000, shownAfterMs: 4_000 },
      /** A transfer is announced once it has lasted for so long. */
      noticedMs: 1_000,
      /** Counts from elsewhere about a board are read again once nothing has changed in it for so long. */
      countsMs: 1_000,
      /** Height of a card with the space below it; only those in sight, and so many beside them, are drawn. */
      cardPx: 92,
      /**
       * Covers that come into sight within so long are requested at once, so many in one request; their addresses are renewed
       * before they end.
       */
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
      /**
       * How long a finger rests, and within what distance, to pick up a card; how near an edge the board scrolls, and how far
       * per frame.
       */
      touch: { holdMs: 400, slackPx: 10, edgePx: 48, stepPx: 9 },
      titleCharacters: 200,
      /** While a deleted board is shown its return is polled so often. */
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
    /** Messages of a conversation with the assistant that a device keeps, the latest so many. */
    assistant: { kept: 100 },
    project: { nameLeast: 3, nameMost: 50, descriptionMost: 200 },
    list: { nameMost: 50, descriptionMost: 200, wipMost: 10_000 },
    settings: { tags: 20, tagCharacters: 50, customFields: 50 },
    /** The projects in the sidebar: up to so many are all drawn; more are a window of so many pixels, one as high as given. */
    sidebar: { plain: 20, listPx: 600, projectPx: 80, spare: 4 },
  },
  /** How long a finished state of the save indicator stays. */
  saveIndicator: { saved: 2_000, error: 3_000 },
  account: {
    /** An account this young is welcomed, and its profile may still be in the making. */
    newForMs: 120_000,
    /** Wait before another e-mail can be requested. */
    resendAfterSeconds: 60,
    /** Sessions in the settings before the others are requested. */
    sessionsShown: 5,
    securityEventsPage: 20,
    /** Characters of the name of an app or a key; the service refuses more. */
    appName: 100,
    /** A page of an export whose service does not answer is asked for again so often. */
    exportRetries: 4,
  },
  progress: {
    /** Progress that cannot be loaded is requested again so often, each wait longer by the step. */
    retries: 5,
    retryStepMs: 1_000,
    newAccountRetryStepMs: 2_500,
    /** How often the profile of a new account is looked for while it is not prepared. */
    unpreparedPollMs: 2_500,
    /** A completion that got no answer is sent again so often. */
    completionRetries: 4,
    /** Achievements still to win that are shown before the others are requested. */
    missingAchievements: 3,
  },
  offline: {
    /** What is kept on the device is shown where nothing was answered for so long. */
    shownAfterMs: 4_000,
    /** Waiting work is sent again after so long, doubling; with the network at once. */
    resendMs: 1_000,
    resendLongestMs: 4_000,
    /** A server that does not answer is looked for so often. */
    againMs: 5_000,
    /** A video up to this size is kept with its part. */
    videoMostBytes: 20_000_000,
  },
  curriculum: { retries: 1, retryMs: 2_000 },
  reading: {
    /** Wait before the end of a text is recorded again without an answer. */
    retryMs: 3_000,
    /** After so many silences the device keeps it. */
    silences: 3,
    /** Timers may fire a little early; a text that was left too soon is refused. */
    marginMs: 100,
    /** In a window this wide the outline of a text is open beside it; below, it would push the text off the first screen. */
    outlineFromPx: 1_024,
  },
  exercises: {
    /** The service takes no longer answer. */
    answerCharacters: 2_000,
  },
  video: {
    /** The place is saved at least this often while a video plays. */
    saveEveryMs: 10_000,
    /** A longer step of the player's clock was a jump, and the range between was not watched. */
    longestStepSeconds: 1.5,
    /** What the buttons and the letter keys skip, and the arrow keys. */
    skipSeconds: 10,
    smallSkipSeconds: 5,
  },
} as const;
