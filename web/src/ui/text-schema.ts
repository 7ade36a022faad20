import { z } from "zod";

/** Plain text as a reader sees it: no markup, no empty string. */
export const text = z.string().trim().min(1, "write a text here");
