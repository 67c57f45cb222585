import { useState } from 'react';
import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';
import { ganttUnits, zoomAfter, type GanttUnit } from './gantt-scale.ts';

/** A person's view of charts on this device. */
export interface GanttChoices {
  readonly unit: GanttUnit;
  readonly zoom: number;
  readonly listPx: number;
  readonly isCriticalShown: boolean;
  readonly isConflictShown: boolean;
}

const LEAST_LIST = 88;
const MOST_LIST = 640;
/** A width within its ends; the chart keeps a third of what there is. */
export const listWidth = (px: number): number =>
  Math.round(Math.min(MOST_LIST, Math.max(LEAST_LIST, Math.min(px, innerWidth * 0.66))));

/** On a phone the chart has most of the width. */
const usualListPx = (): number => (innerWidth < 640 ? 128 : 300);

const numberOr = (value: unknown, other: number): number => (typeof value === 'number' && value > 0 ? value : other);

const read = (): GanttChoices => {
  const stored = readStored('gantt');
  const known: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    unit: ganttUnits.find((unit) => unit === known['unit']) ?? 'week',
    zoom: zoomAfter(numberOr(known['zoom'], 1), 1),
    listPx: listWidth(numberOr(known['listPx'], usualListPx())),
    isCriticalShown: known['isCriticalShown'] === true,
    isConflictShown: known['isConflictShown'] !== false,
  };
};

export const useGanttChoices = () => {
  const [choices, setChoices] = useState(read);
  const choose = (values: Partial<GanttChoices>) => {
    const next = { ...choices, ...values };
    writeStored('gantt', next);
    setChoices(next);
  };
  return { choices, choose };
};
