import { isRecord, type Content } from './content.ts';

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** A moment of a video as WebVTT writes it, such as `01:02.500`. */
const clockOf = (seconds: number): string => {
  const ms = Math.round(seconds * 1_000);
  const hours = Math.floor(ms / 3_600_000);
  const rest = `${pad(Math.floor(ms / 60_000) % 60)}:${pad(Math.floor(ms / 1_000) % 60)}.${pad(ms % 1_000, 3)}`;
  return hours === 0 ? rest : `${pad(hours)}:${rest}`;
};

/** The cues of a transcript as WebVTT. */
export const textOfCues = (cues: readonly unknown[]): string =>
  cues
    .filter(isRecord)
    .map(({ start, end, text }) => `${clockOf(Number(start))} --> ${clockOf(Number(end))}\n${String(text)}`)
    .join('\n\n');

const MOMENT = String.raw`(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{3})`;
const TIMES = new RegExp(String.raw`^\s*${MOMENT}\s+-->\s+${MOMENT}(?:\s.*)?$`);

const secondsOf = ([hours = '0', minutes = '0', seconds = '0', ms = '0']: readonly (string | undefined)[]): number =>
  (Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1_000 + Number(ms)) / 1_000;

/** Blocks of a file that are no cues. */
const isAside = (block: string): boolean => /^(WEBVTT|NOTE|STYLE|REGION)\b/.test(block);

const cueIn = (block: string): Content | null => {
  const lines = block.split('\n');
  // The line of a cue may be preceded by its name.
  const at = lines.slice(0, 2).findIndex((line) => TIMES.test(line));
  const found = TIMES.exec(lines[at] ?? '');
  if (found === null) return null;
  const text = lines
    .slice(at + 1)
    .join(' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { start: secondsOf(found.slice(1, 5)), end: secondsOf(found.slice(5, 9)), text };
};

/** The cues in a text in the format of WebVTT or SubRip; null where some of it is none. */
export const cuesIn = (text: string): readonly Content[] | null => {
  const blocks = text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !isAside(block));
  const cues = blocks.map(cueIn);
  return cues.some((cue) => cue === null) ? null : cues.filter((cue) => cue !== null);
};
