import type { SaveState } from '@nivel/ui/save-state';
import { isTransient } from '../../../../shell/calls/is-transient.ts';
import { mergeRanges, watchedShare, type Range } from '@nivel/contracts/learning/watched-ranges';
import { playedStretch } from './played-stretch.ts';

interface Saved {
  readonly isEnough: boolean;
  readonly watchedShare: number;
}

interface KeeperWorld {
  readonly save: (ranges: readonly Range[], position: number, isLeaving: boolean) => Promise<Saved>;
  readonly onSaveState: (state: SaveState) => void;
  readonly onWatched: (ranges: readonly Range[]) => void;
  /** The service reports that enough was watched. */
  readonly onEnough: () => void;
}

/** Stores the watched ranges of one video and sends them to the service, also again after a failure. */
export class WatchKeeper {
  readonly #world: KeeperWorld;
  /** The ranges that the service does not have yet. */
  #unsaved: Range[] = [];
  #watched: Range[];
  #last: number | null = null;
  #position: number;
  #savedPosition: number;

  constructor(world: KeeperWorld, watched: readonly Range[], position: number) {
    this.#world = world;
    this.#watched = mergeRanges(watched);
    this.#position = position;
    this.#savedPosition = position;
  }

  /** The player's clock moved on by playing. */
  tick(now: number, rate: number): void {
    const stretch = playedStretch(this.#last, now, rate);
    this.#last = now;
    this.#position = now;
    if (!stretch) return;
    this.#unsaved = mergeRanges([...this.#unsaved, stretch]);
    this.#watched = mergeRanges([...this.#watched, stretch]);
    this.#world.onWatched(this.#watched);
  }

  /** The learner jumped: the next stretch starts where the player is then. */
  jump(): void {
    this.#last = null;
  }

  share(duration: number): number {
    return watchedShare(this.#watched, duration);
  }

  /** Sends new ranges. `isLeaving` keeps the request alive beyond the page. */
  async save(isLeaving = false): Promise<void> {
    const ranges = this.#unsaved;
    const position = this.#position;
    if (ranges.length === 0 && Math.abs(position - this.#savedPosition) < 1) return;
    this.#unsaved = [];
    this.#world.onSaveState('saving');
    try {
      const { isEnough } = await this.#world.save(ranges, position, isLeaving);
      this.#savedPosition = position;
      this.#world.onSaveState('saved');
      if (isEnough) this.#world.onEnough();
    } catch (error) {
      // Ranges that did not arrive are sent again with the next save; those refused permanently are not.
      if (isTransient(error)) this.#unsaved = mergeRanges([...ranges, ...this.#unsaved]);
      this.#world.onSaveState('error');
    }
  }
}
