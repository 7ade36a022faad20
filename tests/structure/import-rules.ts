import { importsOf, type SourceFile } from "./source-files.ts";

interface ImportRule {
  /** The rule as a sentence. */
  says: string;
  /** The files that the rule covers. */
  from: RegExp;
  /** The imports that are forbidden. `except` names those that are allowed. */
  never: RegExp;
  except?: RegExp;
}

const firebaseSdk = /^(firebase|reactfire|@firebase)(\/|$)/;

const importRules: ImportRule[] = [
  {
    says: "the contract imports only zod and itself",
    from: /^functions\/src\/contract\//,
    never: /./,
    except: /^(zod|functions\/src\/contract\/)/,
  },
  {
    says: "functions stand alone: they never import web, scripts or tests",
    from: /^functions\//,
    never: /^(web|scripts|tests|e2e)\//,
  },
  { says: "site does not import team", from: /^web\/src\/site\//, never: /^web\/src\/team\// },
  { says: "team does not import site", from: /^web\/src\/team\//, never: /^web\/src\/site\// },
  { says: "site does not import pwa", from: /^web\/src\/site\//, never: /^web\/src\/pwa\// },
  {
    says: "pwa imports only ui: it knows no forms, no site and no team",
    from: /^web\/src\/pwa\//,
    never: /^web\/src\/|^functions\//,
    except: /^web\/src\/(pwa|ui)\//,
  },
  {
    says: "forms import only ui, islands and the contract",
    from: /^web\/src\/forms\//,
    never: /^web\/src\/|^functions\//,
    except: /^web\/src\/(forms|ui|islands)\/|^functions\/src\/contract\//,
  },
  {
    says: "import runs anywhere: it imports only the contract, and nothing of Node",
    from: /^web\/src\/import\//,
    never: /^web\/src\/|^functions\/|^node:/,
    except: /^web\/src\/import\/|^functions\/src\/contract\//,
  },
  {
    says: "of the forms, the team area sees only how many wait",
    from: /^web\/src\/team\//,
    never: /^web\/src\/forms\//,
    except: /^web\/src\/forms\/outbox\/outbox-database\.ts$/,
  },
  {
    says: "only web/src/team/store imports Firebase or reactfire, and forms/app-check.ts App Check",
    from: /^web\/(?!src\/team\/store\/|src\/forms\/app-check\.ts$)/,
    never: firebaseSdk,
  },
  {
    says: "nothing in web/src imports web/publish",
    from: /^web\/src\//,
    never: /^web\/(publish|vite\.config)/,
  },
  {
    says: "editing is for the owner's machine: neither the site nor its build knows of it",
    from: /^web\/(src|sw|publish)\//,
    never: /^web\/editing\//,
  },
  {
    says: "ui is used by all and knows nobody",
    from: /^web\/src\/ui\//,
    never: /^web\/src\/(site|team|pwa|forms|islands)\//,
  },
  {
    says: "the browser takes only the contract from the functions",
    from: /^web\//,
    never: /^functions\//,
    except: /^functions\/src\/contract\//,
  },
  {
    says: "the product does not import its tests or scripts",
    from: /^(web|functions)\//,
    never: /^(tests|e2e|scripts)\//,
  },
  {
    says: "what starts, tests and administers does not need the workshop",
    from: /^scripts\/(run|admin)\//,
    never: /^scripts\/workshop\//,
  },
  {
    says: "the commands for stored data know nothing of emulators",
    from: /^scripts\/admin\//,
    never: /^scripts\/run\//,
  },
];

/** Returns each import that breaks a rule, as a sentence. */
export function wrongDirections(files: SourceFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((target) =>
      importRules
        .filter(({ from, never, except }) => {
          return from.test(file.path) && never.test(target) && !except?.test(target);
        })
        .map(({ says }) => `${file.path} imports ${target}, but ${says}`),
    ),
  );
}
