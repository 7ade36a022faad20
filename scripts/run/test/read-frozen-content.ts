/**
 * Chooses the content as it was delivered, for all tests that know the specification's words and figures, so that the
 * owner may change web/content. Import this first: modules read the folder while they load.
 */
export const frozenContent = "tests/fixtures/content";
process.env.CONTENT_FOLDER = frozenContent;
