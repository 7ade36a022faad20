import { vi } from "vitest";

/**
 * The errors that this process logs. A test imports them with `vi.hoisted`, before the logging library, which keeps the
 * console as it finds it.
 */
export const logged: string[] = [];
vi.spyOn(console, "error").mockImplementation((line) => void logged.push(String(line)));
