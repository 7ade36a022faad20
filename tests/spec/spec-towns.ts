/** The city landing pages of the specification. */
export const towns = [
  "cherry-hill",
  "medford",
  "voorhees",
  "marlton",
  "berlin",
  "shamong",
  "mount-laurel",
  "haddonfield",
];
