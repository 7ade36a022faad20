export type Point = readonly [x: number, y: number];

/** Reads "0,60 120,80" as numbers. */
export function pointsOf(line: string): Point[] {
  return line.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return [x, y];
  });
}

const round = (value: number) => Math.round(value);

/** Returns the path of a curve through all places of a line (Catmull-Rom). */
export function smoothLine(line: string): string {
  const points = pointsOf(line);
  return points
    .map((to, index) => {
      if (index === 0) return `M${to[0]} ${to[1]}`;
      const from = points[index - 1] ?? to;
      const previous = points[index - 2] ?? from;
      const next = points[index + 1] ?? to;
      const control = (at: Point, one: Point, other: Point) =>
        `${round(at[0] + (other[0] - one[0]) / 6)} ${round(at[1] + (other[1] - one[1]) / 6)}`;
      return `C${control(from, previous, to)} ${control(to, next, from)} ${to[0]} ${to[1]}`;
    })
    .join("");
}
