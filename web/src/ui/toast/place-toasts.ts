export const toastRegionId = "toasts";

/**
 * Puts the messages where they can be seen and pressed: in the frontmost open dialog, because everything outside it is
 * covered and inert.
 */
export function placeToasts(): void {
  const region = document.getElementById(toastRegionId);
  const parent = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (region && region.parentElement !== parent) parent.append(region);
}
