/**
 * Prints what is folded. Styles can't open a fold in Firefox before 143 and Safari before 18.4
 * (web/src/ui/theme/print-css.ts).
 */
export function unfoldOnPaper(): void {
  addEventListener("beforeprint", () => {
    for (const fold of document.querySelectorAll("details:not([open])")) {
      const turn = () => fold.toggleAttribute("open");
      turn();
      addEventListener("afterprint", turn, { once: true });
    }
  });
}
