/*
 * The content that was delivered as invented. This file stays as it is while the owner makes the content real: it shows
 * the progress, and that invented words don't lose their mark.
 */

/** The fields of site.yaml whose value was invented. */
export const deliveredPlaceholders: readonly string[] = [
  "name",
  "shortName",
  "origin",
  "email",
  "phone.display",
  "phone.number",
  "address.street",
  "address.locality",
  "address.postalCode",
  "geo.latitude",
  "geo.longitude",
  "schedulingUrl",
  "social.facebook",
  "social.instagram",
  "fundraiser.band",
  "fundraiser.prizesAnnounced",
];

/** Pages that were samples, or that a lawyer still has to read. */
export const deliveredPages: readonly string[] = [
  "about",
  "accessibility",
  "fundraiser",
  "privacy",
  "terms",
];

/** The hashes (sample-words.ts) of the words that identify the invented customers, sites and stories. */
export const deliveredWords: ReadonlySet<string> = new Set([
  "d3f806b4daa5",
  "43ba9f0cc531",
  "9def27f21830",
  "9bf1e9c4504e",
  "4cc3262d534b",
  "383faed15ae7",
  "e87101509803",
  "a8930bceeab5",
  "d6d991e44f04",
  "bb04196dc0e2",
  "8c20f75bca1a",
  "25745882979e",
  "e91eb684df36",
  "f6e4b40cbbf0",
  "2230c1e4d1eb",
  "da79728f9aa4",
  "b626c83701a7",
  "9bb7e9ec2d67",
  "db7454147bfc",
  "460a4a23c4aa",
  "0c5b5bf7a03b",
  "2abfa1fdbdc1",
  "cc80fc57a93b",
  "d90a977bda71",
  "939a0671a313",
  "4fb91061377c",
  "5b27cf1be050",
  "3170749b1d37",
  "b4839782a8d0",
  "4f78924d4ed7",
  "f52d12a33179",
  "9d4e14ca8859",
  "55a0eaa755d2",
]);
