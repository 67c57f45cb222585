import { v7 } from 'uuid';

/** New ids, injected. UUIDv7: they grow with time, so indexes stay compact. */
export abstract class Ids {
  abstract next(): string;
}

export class UuidV7Ids extends Ids {
  next(): string {
    return v7();
  }
}
