import type { ContactFormTexts, PrivacyNote, ShortFormTexts } from "../../forms/form-schema.ts";
import type { Beside, BesideOf } from "./beside-schema.ts";
import type { CaseStudy, PortfolioItem, Testimonial } from "./collections-schema.ts";
import type { Plan, PriceTable } from "./price-schema.ts";
import type { Section, SectionOf } from "./section-schema.ts";

/** A portfolio site with what is derived from it: the sub-line and the addresses of its pictures. */
export type PortfolioSite = PortfolioItem & { host: string; small: string; large: string };

/** A claim's value as texts show it, and where visitors can check it. */
export interface ClaimSource {
  value: string;
  url: string;
}

export type FormTexts = { privacyNote: PrivacyNote } & (
  | { kind: "contact"; texts: ContactFormTexts }
  | { kind: "short"; texts: ShortFormTexts }
);

export type PricesBeside = Omit<BesideOf<"prices">, "groups"> & {
  groups: (BesideOf<"prices">["groups"][number] & {
    figures: Pick<Plan, "name" | "price" | "highlight">[];
  })[];
};

/** A price sheet already has its figures. */
export type ResolvedBeside = Exclude<Beside, BesideOf<"prices">> | PricesBeside;

interface Additions {
  testimonials: { testimonials: Testimonial[] };
  portfolio: { sites: PortfolioSite[] };
  "case-studies": { caseStudies: CaseStudy[] };
  "price-table": { rows: PriceTable };
  plans: { offers: Plan[] };
  lists: { townPages: Record<string, string> };
  form: { texts: FormTexts };
  band: { texts?: FormTexts | undefined };
  hero: { texts?: FormTexts | undefined; beside?: ResolvedBeside | undefined };
}

/** Lists of towns have already become cards. */
type ResolvedKind = Exclude<Section["kind"], "towns">;

/** A section with what it names in other content files, and with addresses in place of picture files. */
export type ResolvedSection<Kind extends ResolvedKind = ResolvedKind> = {
  [K in Kind]: SectionOf<K> &
    (K extends keyof Additions ? Additions[K] : unknown) & {
      sources?: ClaimSource[];
    };
}[Kind];

export interface ResolvedPage {
  name: string;
  path: string;
  title: string;
  description: string;
  robots?: "noindex,nofollow" | undefined;
  /** The page is invented, or no lawyer has read it. */
  sample?: true;
  sections: ResolvedSection[];
}
