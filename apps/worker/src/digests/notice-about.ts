/** What a notification is about, where it may also come by e-mail once a day. */
export interface NoticeAbout {
  readonly projectId: string;
  /** Notices of one card become one line; null for several cards. */
  readonly cardId: string | null;
  readonly commentId: string | null;
}
