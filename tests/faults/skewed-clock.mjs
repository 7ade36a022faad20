// A module for `node --import`: sets the process's clock wrong by CLOCK_OFFSET_SECONDS.
const offset = Number(process.env.CLOCK_OFFSET_SECONDS) * 1000;
const now = () => TrueDate.now() + offset;
const TrueDate = Date;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  apply: () => new TrueDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
