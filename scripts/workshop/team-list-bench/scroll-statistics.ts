/** The page's record of a scroll. Times are in milliseconds. */
export interface ScrollRecord {
  /** When each frame began. */
  frames: number[];
  /** How long each task over 50 ms took. */
  longTasks: number[];
}

export interface ScrollStatistics {
  frames: number;
  /** Share of frames that came more than half a frame late, at 60 a second. */
  late: number;
  /** 95 of 100 frames took no longer than this. */
  slowest: number;
  longTasks: number;
  blocked: number;
}

const lateAfter = 1.5 * (1000 / 60);

/** The value below which the given share of all values falls; 0 if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Measures how smooth the scroll was. */
export function scrollStatistics({ frames, longTasks }: ScrollRecord): ScrollStatistics {
  const intervals = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  const late = intervals.filter((interval) => interval > lateAfter).length;
  return {
    frames: intervals.length,
    late: intervals.length === 0 ? 0 : late / intervals.length,
    slowest: quantile(intervals, 0.95),
    longTasks: longTasks.length,
    // A finger feels the part of a task that goes beyond 50 ms.
    blocked: longTasks.reduce((sum, time) => sum + time - 50, 0),
  };
}
