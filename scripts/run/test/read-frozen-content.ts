/**
 * Chooses the content as it was delivered, for all that knows the specification's words and figures: so the
 * owner may change web/content. To be imported first: the folder is read while modules are loaded.
 */
export const frozenContent = "tests/fixtures/content";
process.env.CONTENT_FOLDER = frozenContent;
