const townPages = ["shamong", "mount-laurel", "haddonfield"].map(
  (town) => `web/content/pages/web-design-${town}.yaml`,
);

/** Labels that may differ from others with the same target, and the reason. */
export const specifiedLabels: readonly { label: string; files: readonly string[]; why: string }[] =
  [
    {
      label: "Book Free Call",
      files: ["web/content/site.yaml"],
      why: "the specification gives it word for word, for the navigation",
    },
    {
      label: "Book Your Free Strategy Call",
      files: ["web/content/site.yaml"],
      why: "the specification gives it word for word, for the banner",
    },
    {
      label: "Get Free Consultation",
      files: [...townPages, "web/content/blog.yaml"],
      why: "the specification gives it word for word on town pages, and a consultation button in the blog",
    },
    {
      label: "Contact",
      files: ["web/content/site.yaml"],
      why: "a list of pages calls the contact page by its name",
    },
  ];
