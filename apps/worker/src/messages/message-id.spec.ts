import { describe, expect, it } from '@jest/globals';
import { UuidV7Ids } from '@nivel/platform/ids';
import { messageIdOf } from './message-id.ts';

const ids = new UuidV7Ids();
const [ana, eva] = [ids.next(), ids.next()];

describe('the id of a message to a person about a fact', () => {
  it('is the same each time, and another for another person, name or fact', () => {
    const fact = ids.next();
    expect(messageIdOf(fact, 'level-unlocked', ana)).toBe(messageIdOf(fact, 'level-unlocked', ana));
    const said = [
      messageIdOf(fact, 'level-unlocked', ana),
      messageIdOf(fact, 'level-unlocked', eva),
      messageIdOf(fact, 'module-completed', ana),
      messageIdOf(ids.next(), 'level-unlocked', ana),
    ];
    expect(new Set(said).size).toBe(4);
    for (const id of said) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('sorts as the facts were published', () => {
    const told = Array.from({ length: 1_000 }, () => messageIdOf(ids.next(), 'level-unlocked', ana));
    expect(told.toSorted()).toEqual(told);
  });
});
