import { afterAll, expect, it } from '@jest/globals';
import { chromium, type Browser } from 'playwright-core';
import { addresses } from '../stack/addresses.ts';
import { reportFailure } from './failure-report.ts';
import { openDevice, type Device, type DeviceOptions } from './device.ts';

/** The actions of a journey: bring people with their devices on stage. */
export interface Stage {
  /** A fresh browser profile with one open page, as a person's phone or computer. */
  device(options?: DeviceOptions): Promise<Device>;
}

let connected: Promise<Browser> | undefined;
const browser = (): Promise<Browser> => (connected ??= chromium.connect(addresses().browser));
afterAll(async () => {
  await (await connected)?.close();
});

/** The time limit of one journey, on the slowest machine. */
const MOST_MS = 480_000;

const expectQuiet = (device: Device): void => {
  expect(device.complaints()).toEqual([]);
  expect(device.watch.foreignRequests).toEqual([]);
};

/**
 * A test in the browser. When it fails, it stores a screenshot and the console of every open page, and the message says where.
 * It also fails when a page writes an error to its console, violates the content security policy, or sends a request to another
 * site.
 */
export const journey = (promise: string, play: (stage: Stage) => Promise<void>): void => {
  it(
    promise,
    async () => {
      const devices: Device[] = [];
      const device = async (options: DeviceOptions = {}): Promise<Device> => {
        const opened = await openDevice(await browser(), addresses().site, options);
        devices.push(opened);
        return opened;
      };
      try {
        await play({ device });
        devices.forEach(expectQuiet);
      } catch (error) {
        throw await reportFailure(promise, devices, error);
      } finally {
        await Promise.all(devices.map((one) => one.context.close()));
      }
    },
    MOST_MS,
  );
};
