/** Returns "1 lead", "1,234 leads" or "no leads". */
export function counted(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return `no ${many}`;
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
