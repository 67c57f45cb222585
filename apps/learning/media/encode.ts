import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Narration } from './narration.ts';

const run = promisify(execFile);

/** A picture on disk and how long it is shown. */
export interface Still {
  readonly file: string;
  readonly seconds: number;
}

const videoArguments = [
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '40',
  '-b:v',
  '0',
  '-g',
  '100',
  '-deadline',
  'good',
  '-cpu-used',
  '4',
  '-row-mt',
  '1',
];
const soundArguments = [
  '-af',
  'highpass=f=90,lowpass=f=6500,volume=0.8',
  '-c:a',
  'libopus',
  '-b:a',
  '24k',
  '-ac',
  '1',
  '-application',
  'voip',
];

/** Joins stills and narration to WebM (VP9 and Opus). 10 pictures a second suffice for slides; a key frame every 10 s lets one seek. */
export const encodeVideo = async (
  stills: readonly Still[],
  narration: Narration,
  folder: string,
  target: string,
): Promise<void> => {
  const list = join(folder, 'stills.txt');
  const sound = join(folder, 'narration.pcm');
  const last = stills.at(-1);
  // The concat demuxer disregards the last duration unless the picture is named once more.
  const lines = stills.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(3)}`);
  await writeFile(list, [...lines, `file '${last?.file ?? ''}'`].join('\n'));
  await writeFile(sound, narration.pcm);
  const total = narration.pcm.length / 2 / narration.sampleRate;
  await run('ffmpeg', [
    ...['-y', '-v', 'error', '-f', 'concat', '-safe', '0', '-i', list],
    ...['-f', 's16le', '-ar', String(narration.sampleRate), '-ac', '1', '-i', sound],
    ...['-vf', 'fps=10,format=yuv420p', ...videoArguments, ...soundArguments],
    ...['-t', total.toFixed(3), '-fflags', '+bitexact', '-flags:v', '+bitexact', target],
  ]);
};

/** Makes the picture that is shown before the video plays. */
export const encodePoster = async (still: Still, target: string): Promise<void> => {
  await run('ffmpeg', [
    '-y',
    '-v',
    'error',
    '-i',
    still.file,
    '-vf',
    'scale=960:540',
    '-c:v',
    'libwebp',
    '-quality',
    '72',
    target,
  ]);
};

/** Makes the picture that a text shows; lines and letters need more than a poster. */
export const encodeDrawing = async (shot: string, target: string): Promise<void> => {
  await run('ffmpeg', ['-y', '-v', 'error', '-i', shot, '-c:v', 'libwebp', '-quality', '85', target]);
};

/** The length of a finished video in seconds, as its container says. */
export const measureDuration = async (file: string): Promise<number> => {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]);
  return Number(stdout.trim());
};
