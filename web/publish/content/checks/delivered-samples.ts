/*
 * What was delivered as invented. It stays as it is while the owner makes the content real: it shows how far that
 * has come, and that invented words do not lose their mark.
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

/** The hashes (sample-words.ts) of the words by which the invented customers, sites and stories are known. */
export const deliveredWords: ReadonlySet<string> = new Set([
  "cc63d9d2b24e",
  "f3ab0926c266",
  "6b10977e14c6",
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
  "58e850d18ae9",
  "8ec8d409250e",
  "b87c51a19bea",
  "085d466801cb",
  "4d773aeb9941",
  "509623915129",
  "3170749b1d37",
  "9f1cac72e588",
  "e8bf45958989",
  "5204eea8109a",
  "c4eead85fb2b",
  "49709e7595e2",
]);
