import type { OpenedLesson } from './opened-lesson.ts';

/** A number of parts on this device, those of them that are here with their video, and the size of all in bytes. */
export interface KeptSize {
  readonly parts: number;
  readonly whole: number;
  readonly bytes: number;
}

/** A file of a part's video; an empty one stands for one that cannot be kept. */
export interface KeptFileSize {
  readonly partId: string;
  readonly name: string;
  readonly bytes: number;
}

/** Whether stored data are those of a part with a video. */
export const isVideo = (data: unknown): data is OpenedLesson =>
  (data as Partial<OpenedLesson>).content?.type === 'video';

/** How much is kept of some parts. Opening a part and leaving at once, or making room for work, leaves one without its video. */
export const keptSize = (
  parts: readonly { readonly id: string; readonly data: unknown }[],
  files: readonly KeptFileSize[],
): KeptSize => {
  const ids = new Set(parts.map(({ id }) => id));
  const own = files.filter(({ partId }) => ids.has(partId));
  const withVideo = new Set(own.filter(({ name }) => name === 'video').map(({ partId }) => partId));
  const texts = parts.reduce((sum, { data }) => sum + JSON.stringify(data).length, 0);
  return {
    parts: parts.length,
    whole: parts.filter(({ id, data }) => !isVideo(data) || withVideo.has(id)).length,
    bytes: own.reduce((sum, { bytes }) => sum + bytes, texts),
  };
};
