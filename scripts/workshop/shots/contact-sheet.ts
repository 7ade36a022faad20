export interface Shot {
  /** The page's address. */
  path: string;
  variant: string;
  /** The name of the picture, which is next to the sheet. */
  file: string;
  /** The size of the page in CSS pixels. */
  width: number;
  height: number;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function figure({ path, variant, file, width, height }: Shot): string {
  const shown = Math.round(Math.max(150, width / 4));
  return `<figure><a href="${file}"><img src="${file}" width="${shown}" height="${Math.round((shown * height) / width)}" alt="${escaped(path)}, ${escaped(variant)}" loading="lazy"></a><figcaption>${escaped(variant)}: ${height} px</figcaption></figure>`;
}

/** One HTML page with all pictures: a row for each page, with the page's height. */
export function contactSheet(shots: readonly Shot[]): string {
  const paths = new Set(shots.map(({ path }) => path));
  const rows = [...paths].map((path) => {
    const figures = shots.filter((shot) => shot.path === path).map(figure);
    return `<h2>${escaped(path)}</h2><div>${figures.join("")}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:14px system-ui;margin:2rem;background:#ddd}div{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start}figure{margin:0;flex:none}img{display:block}</style>
<h1>Contact sheet</h1>${rows.join("\n")}</html>
`;
}
