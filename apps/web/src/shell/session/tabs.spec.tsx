import { afterEach, describe, expect, it } from '@jest/globals';
import { browserTabs } from './tabs.ts';

interface Channel {
  postMessage(data: unknown): void;
}
const channels: BroadcastDouble[] = [];
/** Channels of one name, as tabs of one browser have them: a message reaches the others and not who said it. */
class BroadcastDouble implements Channel {
  private readonly listeners: ((event: { data: unknown }) => void)[] = [];
  constructor(readonly name: string) {
    channels.push(this);
  }
  addEventListener(_type: string, listener: (event: { data: unknown }) => void): void {
    this.listeners.push(listener);
  }
  postMessage(data: unknown): void {
    for (const other of channels)
      if (other !== this && other.name === this.name) other.listeners.forEach((listener) => listener({ data }));
  }
}

afterEach(() => {
  channels.length = 0;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(navigator, 'locks');
});

describe('the tabs of a browser', () => {
  it('hear each other, and not themselves', () => {
    Object.assign(globalThis, { BroadcastChannel: BroadcastDouble });
    const [one, other] = [browserTabs(), browserTabs()];
    const heard: string[] = [];
    one.listen(({ type }) => heard.push(`one ${type}`));
    other.listen(({ type }) => heard.push(`other ${type}`));
    one.broadcast({ type: 'signed-out' });
    expect(heard).toEqual(['other signed-out']);
  });

  it('take turns by a lock of their name', async () => {
    const asked: string[] = [];
    const request = async (name: string, work: () => Promise<unknown>) => {
      asked.push(name);
      return work();
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    expect(await browserTabs().exclusively(() => Promise.resolve(7))).toBe(7);
    expect(asked).toEqual(['nivel.session']);
  });

  it('are one tab by itself where the browser has neither channels nor locks', async () => {
    const tabs = browserTabs();
    tabs.listen(() => undefined);
    tabs.broadcast({ type: 'signed-out' });
    expect(await tabs.exclusively(() => Promise.resolve(7))).toBe(7);
  });
});
