import { test as setup } from "@playwright/test";
import { buildDevelopmentClient } from "./fixtures/development-client.ts";

// Once before the tests of hydration, and only for them.
setup("the client is built with React's development code", buildDevelopmentClient);
