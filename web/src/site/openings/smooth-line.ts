export type Place = readonly [x: number, y: number];

/** Reads "0,60 120,80" as numbers. */
export function placesOf(line: string): Place[] {
  return line.split(" ").map((place) => {
    const [x = 0, y = 0] = place.split(",").map(Number);
    return [x, y];
  });
}

const round = (value: number) => Math.round(value);

/** Returns the path of a curve through all places of a line (Catmull-Rom). */
export function smoothLine(line: string): string {
  const places = placesOf(line);
  return places
    .map((to, index) => {
      if (index === 0) return `M${to[0]} ${to[1]}`;
      const from = places[index - 1] ?? to;
      const before = places[index - 2] ?? from;
      const after = places[index + 1] ?? to;
      const control = (at: Place, one: Place, other: Place) =>
        `${round(at[0] + (other[0] - one[0]) / 6)} ${round(at[1] + (other[1] - one[1]) / 6)}`;
      return `C${control(from, before, to)} ${control(to, after, from)} ${to[0]} ${to[1]}`;
    })
    .join("");
}
