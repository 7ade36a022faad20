/**
 * Chooses the content as it was delivered, for all that knows the specification's words and figures: so the
 * owner may change web/content. To be imported first: the folder is read while modules are loaded.
 */
process.env.CONTENT_FOLDER = "tests/fixtures/content";
