import { boardOf } from '../../area/board-model/board-store.ts';
import { readPages } from '../../area/project/board-pages.ts';
import type { BoardSession } from '../../area/project/board-session.ts';

const LOADS = 3;
const CHANGES = 20;
const FRAMES = 90;
/** Changes nothing visible. */
const INVISIBLE = '\u{200B}';

/** The value below which a share of them is. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const median = (values: readonly number[]): number => quantile(values, 0.5);

const frame = async (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Until the change is on the screen: a task that comes behind the frame that draws it. */
const painted = async (): Promise<void> => {
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
};

/** How long the board takes from asking to rows that could be drawn. */
const measureLoad = async (projectId: string, isOver: () => boolean): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < LOADS && !isOver(); run += 1) {
    const begin = performance.now();
    boardOf(await readPages(projectId).all);
    times.push(performance.now() - begin);
  }
  return median(times);
};

/** How long a change takes to the screen. It is shown and reverted only here: nothing is sent or logged. */
const measureChange = async ({ state }: BoardSession, isOver: () => boolean): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < CHANGES && !isOver(); run += 1) {
    const before = state.read();
    if (before.status !== 'open') break;
    const [card] = before.board.cards.values();
    if (!card) break;
    const cards = new Map(before.board.cards).set(card.id, { ...card, title: `${card.title}${INVISIBLE}` });
    const shown = { ...before, board: { ...before.board, cards } };
    const begin = performance.now();
    state.write(shown);
    await painted();
    times.push(performance.now() - begin);
    // Changes of others meanwhile stay.
    if (state.read() === shown) state.write(before);
    await painted();
  }
  return median(times);
};

const scrollers = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto',
  );

/** The longest frames while the board is scrolled to and fro: the p95 of the time between two. */
const measureFrames = async (isOver: () => boolean): Promise<number> => {
  const [scrolled] = scrollers().sort((one, other) => other.scrollHeight - one.scrollHeight);
  const top = scrolled?.scrollTop ?? 0;
  const times: number[] = [];
  let last = await frame();
  for (let run = 0; run < FRAMES && !isOver(); run += 1) {
    scrolled?.scrollBy(0, run < FRAMES / 2 ? 40 : -40);
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  if (scrolled) scrolled.scrollTop = top;
  return quantile(times, 0.95);
};

export type Step = 'load' | 'change' | 'frame';

/** Runs the measurements one after the other, and reports each. @throws the refusal of the read of the board */
export const measureProject = async (
  projectId: string,
  session: BoardSession,
  { onStep, isOver }: { readonly onStep: (step: Step) => void; readonly isOver: () => boolean },
): Promise<Readonly<Record<Step, number>>> => {
  onStep('load');
  const load = await measureLoad(projectId, isOver);
  onStep('change');
  const change = await measureChange(session, isOver);
  onStep('frame');
  return { load, change, frame: await measureFrames(isOver) };
};
