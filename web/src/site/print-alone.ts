export function printAlone(part: Element): void {
  const hideOthers = (isHidden: boolean) => {
    for (const section of document.querySelectorAll("main > section")) {
      if (!section.contains(part)) section.toggleAttribute("data-screen-only", isHidden);
    }
  };
  hideOthers(true);
  window.onafterprint = () => hideOthers(false);
  print();
}
