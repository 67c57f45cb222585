/** The subject of a notification, where it may also be in the daily e-mail. */
export interface NoticeAbout {
  readonly projectId: string;
  /** Notices of one card become one line; null for several cards. */
  readonly cardId: string | null;
  readonly commentId: string | null;
}
