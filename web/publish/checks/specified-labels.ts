const townPages = ["shamong", "mount-laurel", "haddonfield"].map(
  (town) => `web/content/pages/web-design-${town}.yaml`,
);
const site = "web/content/site.yaml";

/** Labels that may differ from others with the same target. */
export const specifiedLabels: readonly { label: string; files: readonly string[] }[] = [
  // The specification gives these word for word: in the navigation, in the banner, and on consultation buttons.
  { label: "Book Free Call", files: [site] },
  { label: "Book Your Free Strategy Call", files: [site] },
  { label: "Get Free Consultation", files: [...townPages, "web/content/blog.yaml"] },
  // A list of pages calls the contact page by its name.
  { label: "Contact", files: [site] },
];
