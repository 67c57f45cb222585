interface DayPoints {
  readonly day: string;
  readonly points: number;
}

/** The learner's points at the end of each day, worked back from the total of today. */
export const runningTotal = (total: number, byDay: readonly DayPoints[]): DayPoints[] => {
  const gained = byDay.reduce((sum, { points }) => sum + points, 0);
  let sum = total - gained;
  return byDay.map(({ day, points }) => {
    sum += points;
    return { day, points: sum };
  });
};
